import type { BuildLanguage } from './languages.ts';

/**
 * The language to speak to somebody.
 *
 * @param wanted - codes as BCP 47 has them, the best first: "de-CH", "pt"
 * @param among - the languages at hand
 * @returns the first that is at hand, regions aside; undefined where there is none
 */
export function chooseLanguage<Language extends BuildLanguage>(
  wanted: readonly string[],
  among: readonly Language[],
): Language | undefined {
  return wanted.map((code) => among.find((one) => one === code || one === bare(code))).find((one) => one !== undefined);
}

/** A language without its region. */
const bare = (code: string) => code.toLowerCase().split('-')[0];

/** Longest header that is looked at [characters]. */
const LONGEST_HEADER = 1000;

/**
 * The languages of an `Accept-Language` header, the best first. What is no language or has weight 0 is left out.
 *
 * @param header - "de-CH, de;q=0.9, en;q=0.5"
 */
export function acceptedLanguages(header: string | undefined): readonly string[] {
  return (header ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return { code, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ code, weight }) => /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$/.test(code) && weight > 0 && weight <= 1)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ code }) => code);
}
