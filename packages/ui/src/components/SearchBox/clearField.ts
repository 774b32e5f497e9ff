/** Empties and focuses the field, and dispatches `input`, so that live results are reset too. */
export function clearField(input: HTMLInputElement): void {
  input.value = '';
  input.defaultValue = '';
  input.focus();
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
