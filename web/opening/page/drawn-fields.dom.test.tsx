import { expect, test } from 'vitest';
import { resetDrawnFields } from './drawn-fields.ts';

test('every field shows again what the server has drawn', () => {
  document.body.innerHTML = `<input type="radio" name="a" checked><input type="radio" name="a">
    <input type="checkbox"><input value="drawn"><textarea>drawn</textarea><textarea></textarea>`;
  const fields = [...document.querySelectorAll('input')];
  const essays = [...document.querySelectorAll('textarea')];
  const shown = () => [
    ...fields.map(({ type, checked, value }) => (type === 'text' ? value : checked)),
    ...essays.map(({ value }) => value),
  ];
  const drawn = shown();
  expect(drawn).toEqual([true, false, false, 'drawn', 'drawn', '']);
  for (const field of fields.slice(1, 3)) field.checked = true;
  for (const field of [...fields.slice(3), ...essays]) field.value = 'older';
  expect(shown()).toEqual([false, true, true, 'older', 'older', 'older']);
  resetDrawnFields(document);
  expect(shown()).toEqual(drawn);
});
