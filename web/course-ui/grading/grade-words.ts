// Numbers of grades and students in words.

/** '1 grade', '24 grades'; another form where the noun does not take an s. */
export function counted(count: number, noun: string, many = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : many}`;
}

/** A name as it stands inside a sentence: “Midterm”. */
export function quoted(name: string): string {
  return `“${name}”`;
}
