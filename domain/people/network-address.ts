// The address by which failed logins are counted (USR-47).

/**
 * The part of an address that counts. An IPv4 address counts as a whole. Of an IPv6 address, the first 64 bits
 * count: a home or an office gets that many addresses, so a single one says nothing about who is calling.
 */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(':')) return plain;
  const [before = '', after] = plain.split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = after === undefined ? first : [...first, ...zeros, ...last];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
