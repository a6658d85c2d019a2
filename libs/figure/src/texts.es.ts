import type { FigureTexts } from './texts.ts';

const dayWords = (isoDate: string) => isoDate.split('-').reverse().join('/');

export const FIGURE_TEXTS: FigureTexts = {
  language: 'es',
  thousands: '',
  day: dayWords,
  cabins: { economy: 'turista', premiumEconomy: 'turista premium', business: 'business', first: 'primera' },
  kilograms: (amount) => `${amount} kg`,
  about: (kg) => `Unos ${kg} CO2e`,
  stated: (kg) => `${kg} CO2e`,
  per: (cabin) => `por pasajero en ${cabin}, solo ida`,
  between: (low, high) => `entre ${low} y ${high}`,
  fromTo: (origin, destination) => `${origin} a ${destination}`,
  typicalOf: (route) => `Típico de ${route}`,
  typical: 'típico de la ruta',
  asMuch: (usual) => `Más o menos lo típico de esta ruta (${usual}).`,
  less: (apart, usual) => `${apart} menos de lo típico de esta ruta (${usual}).`,
  more: (apart, usual) => `${apart} más de lo típico de esta ruta (${usual}).`,
  ofRoute: 'La mitad de las formas habituales de hacer este viaje emite menos; la otra mitad, más.',
  typicalMark: (kg) => `Típico de la ruta: ${kg}`,
  computedBy: {
    engine: 'Estimado por el motor abierto; no es el valor publicado por Google',
    google: 'Estimado por Google',
    label: 'Según la etiqueta de emisiones de la UE del vuelo',
  },
  computedShort: { engine: 'motor abierto', google: 'Google', label: 'Etiqueta de emisiones de la UE' },
  method: (version, dataDate) => `Travel Impact Model ${version}, datos del ${dayWords(dataDate)}`,
  versions: (computedBy, versions) => `${computedBy}: ${versions.join('; ')}`,
  engine: (version) => `motor ${version}`,
  rangeMeaning: '8 de cada 10 vuelos deberían quedar dentro del intervalo.',
  counted: 'Incluido: producir el combustible y quemarlo (del pozo a la estela).',
  notCounted:
    'No incluido: estelas de condensación, aeropuertos, trayectos de ida y vuelta a ellos, fabricación de los aviones, compensaciones.',
  unverified: 'El número de vuelo no se conoce en esta ruta: compruébelo.',
  aircraft: (name) => `Avión: ${name}.`,
  readOn: (date) => `consultado el ${dayWords(date)}`,
  noFigure: 'Sin cifra',
  noFigureBecause: (reason) => `Sin cifra: ${reason}`,
  noCabin: (cabin) => `Este avión no tiene la clase ${cabin}.`,
  notKnown: 'El servicio que responde no tiene datos al respecto.',
};
