/** A field as the form's button sees it. */
export type FieldStatus = { readonly label: string; readonly isValid: boolean };

/** What stands beside the disabled button: which fields still keep it so. Undefined when none does. */
export function missingFieldsText(fields: readonly FieldStatus[]): string | undefined {
  const labels = [...new Set(fields.filter(({ isValid }) => !isValid).map(({ label }) => label))];
  return labels.length === 0 ? undefined : `Still needed: ${labels.join(', ')}`;
}
