// What the server has drawn takes no input until the scripts have taken it over (server/opening/page-opening.ts).

/** From now on people can use the page. */
export function makeUsable(): void {
  document.querySelector('#root')?.removeAttribute('inert');
}
