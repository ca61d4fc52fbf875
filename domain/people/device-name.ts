// The device of a session in a few words (USR-56). More of what the browser sends is not stored.

type Naming = readonly [sign: RegExp, name: string];

// The first match decides: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const BROWSERS: readonly Naming[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Naming[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Firefox on Windows', as far as the browser's own description shows; '' where it doesn't. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser === null) return system ?? '';
  return system === null ? browser : `${browser} on ${system}`;
}

function nameIn(names: readonly Naming[], text: string): string | null {
  return names.find(([sign]) => sign.test(text))?.[1] ?? null;
}
