// Numbers of grades and students in words.

/** '1 grade', '24 grades'. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** A name as it stands inside a sentence: “Midterm”. */
export function quoted(name: string): string {
  return `“${name}”`;
}
