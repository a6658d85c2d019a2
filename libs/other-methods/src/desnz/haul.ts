import type { DesnzHaul } from './factors.ts';

/** The United Kingdom, Guernsey, the Isle of Man and Jersey, as the sheet has them. ISO 3166 codes of two letters. */
const HOME = new Set('GB GG IM JE'.split(' '));

/** From home: short haul. Source: sheet "Haul definition" of the 2024 workbook, read; 47 territories. */
export const SHORT_HAUL: ReadonlySet<string> = new Set(
  (
    'AL DZ AT BY BE BA BG HR CY CZ DK EG EE FO FI FR DE GI GR GL HU IS IE IT XK LV LY LT LU ' +
    'MK MT ME MA NL NO PL PT RO RS SK SI ES SE CH TN TR EH'
  ).split(' '),
);

/**
 * From home: long haul. Source: the same sheet through two public accounts of its names, which agree, second-hand: all of
 * its 164 territories but Ascension and Wake Island, which share their code with others. Some countries (Bhutan, Samoa)
 * are not on the sheet.
 */
export const LONG_HAUL: ReadonlySet<string> = new Set(
  (
    'AF AS AO AI AG AR AM AW AU AZ BS BH BD BB BZ BJ BM BO BW BR VG BN BF BI KH CM CA CV KY CF TD CL CN CO KM CG CK ' +
    'CR CU CW DJ DM DO CD EC SV GQ ER ET FK FJ GF GA GM GE GH GD GP GU GT GN GW GY HT HN HK IN ID IR IQ IL CI JM JP ' +
    'JO KZ KE KW KG LA LB LS LR MO MG MW MY MV ML MH MQ MR MU MX MD MN MZ MM NA NP NC NZ NI NE NG KP OM PK PW PA PG ' +
    'PY PE PH PR QA RE RU RW ST SA SN SC SL SG SB SO ZA KR SS LK KN LC VC SD SR SZ SY PF TW TJ TZ TH TL TG TO TT TM TC ' +
    'UG UA AE US UY UZ VU VE VN VI YE ZM ZW'
  ).split(' '),
);

/**
 * Which factors are a flight's: by territory, never by kilometres.
 *
 * @param origin - country of departure, ISO 3166 code of two letters (XK for Kosovo)
 * @param destination - country of arrival
 * @returns undefined from or to the UK where the other territory is on neither list
 */
export function desnzHaul(origin: string, destination: string): DesnzHaul | undefined {
  if (!HOME.has(origin) && !HOME.has(destination)) return 'international';
  const other = HOME.has(origin) ? destination : origin;
  if (HOME.has(other)) return 'domestic';
  if (SHORT_HAUL.has(other)) return 'short';
  return LONG_HAUL.has(other) ? 'long' : undefined;
}
