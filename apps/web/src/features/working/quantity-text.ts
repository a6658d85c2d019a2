import { formatKilograms, formatNumber, formatShort, gramsToKilograms, withDecimalMark, withUnit } from '@tim/format';
import type { WorkingQuantity } from '@tim/messages';
import { ownWords, type QuantityKind } from '@tim/words';

const GRAMS = 'g CO2e';
/** From here on a value is known to whole units at best. */
const WHOLE_FROM = 1000;

/** What a number's text depends on. */
type Numeric = Pick<WorkingQuantity, 'code' | 'value' | 'unit'>;

/** Shares of a whole, shown in percent. */
const SHARES: ReadonlySet<string> = new Set<QuantityKind>([
  'cargo-mass-fraction',
  'passenger-load-factor',
  'contrail-day-share',
]);

/** A quantity of the working as text: its name when it is one, else a number with its unit after a narrow space. */
export function quantityText(quantity: Numeric & Pick<WorkingQuantity, 'text'>): string {
  if (quantity.text !== undefined && quantity.text !== '') {
    return quantity.code?.kind === 'route-standing' ? ownWords.standingValue(quantity.text) : quantity.text;
  }
  const { number, unit } = shown(quantity);
  return unit === '' || unit === '°' ? `${number}${unit}` : withUnit(number, unit);
}

/** The number alone, for a line of arithmetic that names the unit once. */
export function numberText(quantity: Numeric): string {
  return shown(quantity).number;
}

/** No more digits than the value deserves, masses in kilograms, shares in percent. */
function shown({ code, value, unit }: Numeric): { readonly number: string; readonly unit: string } {
  switch (unit) {
    case GRAMS:
      return { number: formatKilograms(gramsToKilograms(value), 1), unit: 'kg CO2e' };
    case '°':
      return { number: formatNumber(value, 2), unit };
    case 'GJ':
      return { number: formatNumber(Number(value.toPrecision(2)), value < 10 ? 1 : 0), unit };
    case 'kg CO2e/kg':
      return { number: withDecimalMark(String(value)), unit };
    case 'flights':
      return { number: formatNumber(value), unit: ownWords.unit(unit) };
    case 'h':
      return { number: formatNumber(value, 1), unit };
    case '1':
    case '':
      return SHARES.has(code?.kind ?? '')
        ? { number: formatNumber(value * 100, 1), unit: '%' }
        : { number: countText(value), unit: '' };
    default:
      return { number: formatNumber(value, value < WHOLE_FROM ? 1 : 0), unit };
  }
}

/** A count of many is whole, a factor keeps the digits it was published with. */
function countText(value: number): string {
  if (value >= 100) {
    return formatNumber(value);
  }
  return value >= 10 ? formatShort(value, 1) : withDecimalMark(String(Number(value.toPrecision(value < 1 ? 2 : 5))));
}
