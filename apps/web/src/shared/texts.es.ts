import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../config/links.ts';
import type {
  CABINS as EnglishCabins,
  CONTRAILS as EnglishContrails,
  JOINING as EnglishJoining,
  SCOPE as English,
} from './texts.ts';

export const SCOPE: MessagesOf<typeof English> = {
  metric: 'kg CO2e por pasajero',
  counted: 'Producir y suministrar el combustible (del pozo al depósito) y quemarlo (del depósito a la estela).',
  notCounted:
    'Estelas de condensación y otros efectos distintos del CO2e, aeropuertos, trayectos de ida y vuelta a ellos, fabricación de los aviones, compensaciones. No se aplica ningún factor de forzamiento radiativo (RF).',
  contrailsApart: 'aparte de los kilogramos',
  rangeMeaning: '8 de cada 10 vuelos deberían quedar dentro',
  notGoogles: 'No es el valor publicado por Google.',
  engineEstimate: 'estimación del motor abierto, no el valor publicado por Google',
  labelUse:
    'Una etiqueta no está pensada para la contabilidad de emisiones: su régimen dice que no es para informes de empresa.',
  radiativeForcing: 'ninguno',
  licence: { name: 'CC BY-SA 4.0', href: LINKS.licence },
};

export const CABINS: MessagesOf<typeof EnglishCabins> = {
  names: { economy: 'Turista', premiumEconomy: 'Turista premium', business: 'Business', first: 'Primera' },
  inText: { economy: 'turista', premiumEconomy: 'turista premium', business: 'business', first: 'primera' },
};

export const CONTRAILS: MessagesOf<typeof EnglishContrails> = {
  names: { Unknown: 'Desconocido', Low: 'Bajo', Medium: 'Medio', High: 'Alto' },
  inText: { Unknown: 'desconocido', Low: 'bajo', Medium: 'medio', High: 'alto' },
};

export const JOINING: MessagesOf<typeof EnglishJoining> = {
  clauses: '{before}, {after}',
  sentences: '{before} {after}',
  items: '{before}; {after}',
  sentence: '{text}.',
  labelled: '{label}: {text}',
  aside: '{text} ({aside})',
  fromTo: '{from} a {to}',
};
