import type { FigureTexts } from './texts.ts';

const dayWords = (isoDate: string) => isoDate.split('-').reverse().join('/');

export const FIGURE_TEXTS: FigureTexts = {
  language: 'fr',
  thousands: '\u202f',
  day: dayWords,
  cabins: { economy: 'économique', premiumEconomy: 'économique premium', business: 'affaires', first: 'première' },
  kilograms: (amount) => `${amount} kg`,
  about: (kg) => `Environ ${kg} CO2e`,
  stated: (kg) => `${kg} CO2e`,
  per: (cabin) => `par passager en ${cabin}, aller simple`,
  between: (low, high) => `entre ${low} et ${high}`,
  fromTo: (origin, destination) => `${origin} – ${destination}`,
  typicalOf: (route) => `Typique de la liaison ${route}`,
  typical: 'typique de la liaison',
  asMuch: (usual) => `À peu près le chiffre typique de cette liaison (${usual}).`,
  less: (apart, usual) => `${apart} de moins que le chiffre typique de cette liaison (${usual}).`,
  more: (apart, usual) => `${apart} de plus que le chiffre typique de cette liaison (${usual}).`,
  ofRoute: 'La moitié des façons habituelles de faire ce voyage émet moins, l’autre moitié plus.',
  typicalMark: (kg) => `Typique de la liaison : ${kg}`,
  computedBy: {
    engine: 'Estimé par le moteur ouvert ; ce n’est pas la valeur publiée par Google',
    google: 'Estimé par Google',
    label: 'Tel que l’indique le label européen d’émissions du vol',
  },
  computedShort: { engine: 'moteur ouvert', google: 'Google', label: 'label européen d’émissions' },
  method: (version, dataDate) => `Travel Impact Model ${version}, données du ${dayWords(dataDate)}`,
  versions: (computedBy, versions) => `${computedBy} : ${versions.join(' ; ')}`,
  engine: (version) => `moteur ${version}`,
  rangeMeaning: '8 vols sur 10 devraient se situer dans la fourchette.',
  counted: 'Compté : la production du carburant et sa combustion (du puits au sillage).',
  notCounted:
    'Non compté : traînées de condensation, aéroports, trajets d’accès, fabrication des avions, compensations.',
  unverified: 'Ce numéro de vol n’est pas connu sur cette liaison : vérifiez-le.',
  aircraft: (name) => `Avion : ${name}.`,
  readOn: (date) => `consulté le ${dayWords(date)}`,
  noFigure: 'Aucun chiffre',
  noFigureBecause: (reason) => `Aucun chiffre : ${reason}`,
  noCabin: (cabin) => `Cet avion n’a pas de cabine ${cabin}.`,
  notKnown: 'Le service qui répond n’en a pas connaissance.',
};
