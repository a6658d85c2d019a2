const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** "mayo de 2026" of 2026-05 or a day of it, "2026" of a year. */
export function monthWords(date: string): string {
  const [year = '', month] = date.split('-');
  return [MONTHS[Number(month) - 1], year].filter(Boolean).join(' de ');
}
