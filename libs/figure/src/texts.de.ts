import type { FigureTexts } from './texts.ts';

const dayWords = (isoDate: string) => isoDate.split('-').reverse().join('.');

export const FIGURE_TEXTS: FigureTexts = {
  language: 'de',
  thousands: '.',
  day: dayWords,
  cabins: { economy: 'Economy', premiumEconomy: 'Premium Economy', business: 'Business', first: 'First' },
  kilograms: (amount) => `${amount} kg`,
  about: (kg) => `Etwa ${kg} CO2e`,
  stated: (kg) => `${kg} CO2e`,
  per: (cabin) => `pro Fluggast in ${cabin}, einfache Strecke`,
  between: (low, high) => `zwischen ${low} und ${high}`,
  fromTo: (origin, destination) => `${origin}\u00a0– ${destination}`,
  typicalOf: (route) => `Typisch für ${route}`,
  typical: 'typisch für die Strecke',
  asMuch: (usual) => `Etwa so viel wie typisch für diese Strecke (${usual}).`,
  less: (apart, usual) => `${apart} weniger als typisch für diese Strecke (${usual}).`,
  more: (apart, usual) => `${apart} mehr als typisch für diese Strecke (${usual}).`,
  ofRoute: 'Die Hälfte der üblichen Verbindungen für diese Reise verursacht weniger Emissionen, die Hälfte mehr.',
  typicalMark: (kg) => `Typisch für die Strecke: ${kg}`,
  computedBy: {
    engine: 'Geschätzt von der offenen Engine; nicht der von Google veröffentlichte Wert',
    google: 'Geschätzt von Google',
    label: 'Wie auf dem EU Flight Emissions Label des Fluges angegeben',
  },
  computedShort: { engine: 'offene Engine', google: 'Google', label: 'EU Flight Emissions Label' },
  method: (version, dataDate) => `Travel Impact Model ${version}, Daten vom ${dayWords(dataDate)}`,
  engine: (version) => `Engine ${version}`,
  rangeMeaning: '8 von 10 Flügen sollten in der Spanne liegen.',
  counted: 'Enthalten: Herstellung und Verbrennung des Treibstoffs (Well-to-Wake).',
  notCounted: 'Nicht enthalten: Kondensstreifen, Flughäfen, An- und Abreise, Bau der Flugzeuge, Kompensation.',
  unverified: 'Die Flugnummer ist auf dieser Strecke nicht bekannt: Bitte prüfen Sie sie.',
  aircraft: (name) => `Flugzeug: ${name}.`,
  readOn: (date) => `abgerufen am ${dayWords(date)}`,
  noFigure: 'Kein Wert',
};
