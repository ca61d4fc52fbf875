// Rounding as people do it on paper: by decimal digits, halves away from zero.

/** The number rounded to that many decimals. */
export function roundDecimal(value: number, places: number): number {
  // 8.35 is stored as 8.3499… and would round down to 8.3, and sums have noise such as 78.39999999999999. Twelve
  // digits remove the noise; moving the decimal point in the text instead of multiplying avoids new noise.
  const clean = Math.abs(Number(value.toPrecision(12)));
  const text = clean < 1e-6 ? '0' : String(clean);
  const rounded = Number(`${Math.round(Number(`${text}e${places}`))}e${-places}`);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** The number as text with exactly that many decimals. */
export function decimalText(value: number, places: number): string {
  return roundDecimal(value, places).toFixed(places);
}
