// The name of the file that draws an icon.

/** 'IconAlertCircle' is drawn in 'icon-alert-circle.tsx', and 'IconBook2' in 'icon-book-2.tsx'. */
export function iconFileName(name: string): string {
  return name.replaceAll(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase();
}
