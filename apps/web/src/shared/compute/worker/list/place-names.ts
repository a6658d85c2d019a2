import type { PlaceChoice } from '@tim/batch';
import type { PlaceSearch } from '@tim/find';
import { OWN_LANGUAGE } from '@tim/languages';
import type { PlaceName } from '../../list-types.ts';

/** What the places are called that names of a list may mean, by their codes. */
export function placeNames(choices: readonly PlaceChoice[], places: PlaceSearch): Readonly<Record<string, PlaceName>> {
  const countries = new Intl.DisplayNames(OWN_LANGUAGE, { type: 'region' });
  const named = ({ codes }: PlaceChoice): readonly (readonly [code: string, name: PlaceName])[] => {
    const found = codes.flatMap((code) => places.named(code) ?? []);
    return found.map(({ code, name, cityName, countryCode }) => {
      const isAlone =
        found.filter((other) => other.cityName === cityName && other.countryCode === countryCode).length === 1;
      return [code, { name: isAlone ? cityName : name, countryName: countries.of(countryCode) ?? countryCode }];
    });
  };
  return Object.fromEntries(choices.flatMap(named));
}

/** Codes of the places that names which nobody knows are one letter off, by the names. */
export function nearPlaces(choices: readonly PlaceChoice[], places: PlaceSearch): Readonly<Record<string, string>> {
  const unknown = choices.filter(({ codes }) => codes.length === 0);
  return Object.fromEntries(
    unknown.flatMap(({ text }) => {
      const near = places.near(text);
      return near ? [[text, near.code] as const] : [];
    }),
  );
}
