// The fields of a page that the server has drawn.

/**
 * Sets every field to what the server has drawn. Going back to a page, browsers fill in what the fields had when it was
 * left, which may be older than what is saved by now, and React would leave it there.
 */
export function resetDrawnFields(page: ParentNode): void {
  for (const field of page.querySelectorAll('input')) {
    field.checked = field.defaultChecked;
    field.value = field.defaultValue;
  }
  for (const field of page.querySelectorAll('textarea')) field.value = field.defaultValue;
}
