// A number with its noun, as people read it.

/** '1 student', '1,200 students'. */
export function countedNoun(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
