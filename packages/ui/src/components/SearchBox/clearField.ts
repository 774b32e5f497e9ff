/** Empties the field and goes on in it; what follows the typing starts from nothing, too. */
export function clearField(input: HTMLInputElement): void {
  input.value = '';
  input.defaultValue = '';
  input.focus();
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
