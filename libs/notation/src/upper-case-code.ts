/**
 * A code with a to z in upper case and nothing else: `toUpperCase` makes "SS" of "ß", and a valid code of what is none.
 */
export const upperCaseCode = (code: string): string => code.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());
