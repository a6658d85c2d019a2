/**
 * What an airport's name begins with in German, French and Spanish, as it is written or in plain letters: "Flughafen Genf",
 * "Aéroport d’Athènes", "Aeropuerto de Ginebra".
 */
export const AIRPORT_KIND_BEFORE = /^(?:flughafen|a[eé]roport|aeropuerto)(?: internacional)?(?: (?:de|del|du) | d’| )/i;
