/** A count with its noun: '1 essay', '3 essays'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** What a filter leaves: '3 of 30 students', or '30 students' where it leaves all. */
export function countLeft(left: number, all: number, one: string, many?: string): string {
  const whole = countOf(all, one, many);
  return left === all ? whole : `${left.toLocaleString('en')} of ${whole}`;
}
