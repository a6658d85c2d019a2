import type { TextsOf } from '@tim/languages';
import { LINKS } from '../config/links.ts';
import type {
  CABINS as EnglishCabins,
  CONTRAILS as EnglishContrails,
  JOIN as EnglishJoin,
  SCOPE as English,
} from './texts.ts';

export const SCOPE: TextsOf<typeof English> = {
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

export const CABINS: TextsOf<typeof EnglishCabins> = {
  names: { economy: 'Turista', premiumEconomy: 'Turista premium', business: 'Business', first: 'Primera' },
  inText: { economy: 'turista', premiumEconomy: 'turista premium', business: 'business', first: 'primera' },
};

export const CONTRAILS: TextsOf<typeof EnglishContrails> = {
  names: { Unknown: 'Desconocido', Low: 'Bajo', Medium: 'Medio', High: 'Alto' },
  inText: { Unknown: 'desconocido', Low: 'bajo', Medium: 'medio', High: 'alto' },
};

/** With what a sentence or a degree begins, not a name: "La Paz" keeps its capital. */
const OPENING =
  /^(?:El|L[ao]s?|Una?|Unos|No|Según|Entre|En|De|Para|Ningun[ao]|Ningún|Producir|Estelas|Desconocido|Bajo|Medio|Alto)(?!\p{L}| \p{Lu})/u;

export const JOIN: TextsOf<typeof EnglishJoin> = {
  clauses: (parts) => parts.join(', '),
  sentences: (parts) => parts.join(' '),
  items: (parts) => parts.join('; '),
  space: ' ',
  stop: '.',
  sentence: (text) => {
    const capitalized = text.charAt(0).toUpperCase() + text.slice(1);
    return /[.!?]$/.test(capitalized) ? capitalized : `${capitalized}.`;
  },
  labelled: (label, text) => `${label}: ${text.replace(OPENING, (word) => word.toLowerCase())}`,
  aside: (text, aside) => `${text} (${aside})`,
  fromTo: (from, to) => `${from} a ${to}`,
};
