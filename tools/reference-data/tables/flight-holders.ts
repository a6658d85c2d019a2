/**
 * Codes under which the list of flights also has another company's: of those the holder's are the flights with an end in one
 * of its countries. One line each: code, countries, whose flights the others are as far as is known. That they are not the
 * holder's is seen in the list itself: its fleet does not reach, or they link places far from its country.
 */
const HOLDERS = `
  BF FR PF  | Bluebird Nordic's freight, from Cologne and Leipzig
  DP RU     | First Choice's, which ceased, from British airports
  ER PK     | freight, between Leipzig, East Midlands and Vitoria
  IP KZ     | a Spanish airline's, which ceased
  JM KE     | Air Jamaica's, which ceased
  OV OM     | Estonian Air's, which ceased
  P3 CA     | CargoLogic's freight
  PQ UA     | a Philippine airline's
  RS KR     | Sky Regional's, which ceased, from Toronto and Montreal
  TY NC     | Iberworld's, which ceased, from Spanish airports
  UP BS     | UPS's freight
  XL EC     | a French airline's, which ceased
  XM JP     | Zimex's freight
`;

const COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map(
  HOLDERS.trim()
    .split('\n')
    .map((line) => {
      const [code = '', ...countries] = (line.split('|')[0] ?? '').trim().split(/\s+/);
      return [code, countries];
    }),
);

/** Whether a flight under the code between two countries is another company's than the code's holder. */
export function isOfAnotherCompany(carrier: string, originCountry: string, destinationCountry: string): boolean {
  const countries = COUNTRIES.get(carrier);
  return countries !== undefined && !countries.includes(originCountry) && !countries.includes(destinationCountry);
}
