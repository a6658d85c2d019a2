/** A day that an answer names as YYYYMMDD, for people: YYYY-MM-DD. */
export const writtenDay = (yyyymmdd: string): string => yyyymmdd.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
