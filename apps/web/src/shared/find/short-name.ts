import { AIRPORT_KIND_BEFORE, type Place } from '@tim/find';

/** Names longer than this leave no room for anything beside them. */
const LONGEST = 20;

/** What an airport is, which its name need not say; what is left of it without its city must be more than a general word. */
const KIND = / ?(international )?(airport|air base)$|(国際)?空港$/i;
const GENERAL = /^(city|capitale?|nord|norte|.{0,3})$/i;

/**
 * What people call a place, to stand before its code: "Heathrow", "Orly", of a city with one airport or of an airport that is not
 * named after its city the city: "Frankfurt", "New York".
 */
export function shortName({ code, name, cityCode, cityName }: Place): string {
  const bareName = name.replace(AIRPORT_KIND_BEFORE, '');
  if (code === cityCode || !bareName.startsWith(cityName)) return cityName;
  const own = bareName
    .slice(cityName.length)
    .replace(KIND, '')
    .replace(/^[\s–/・-]+/, '');
  if (own === '' || own.length > LONGEST) return cityName;
  return GENERAL.test(own) ? `${cityName} ${own}` : own;
}
