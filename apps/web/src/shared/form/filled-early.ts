/** A field whose text the page's loader wrote, from the address: nobody typed it. */
export function markFilled(field: HTMLInputElement): void {
  field.dataset['filled'] = field.value;
}

/** Whether a field still has the text that the loader wrote. */
export function isAsFilled(field: HTMLElement & { readonly value: string }): boolean {
  return field.dataset['filled'] === field.value;
}
