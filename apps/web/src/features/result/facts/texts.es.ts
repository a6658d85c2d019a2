import type { TextsOf } from '@tim/languages';
import { MODEL_NAME, PROVIDER } from '../../../config/site.ts';
import type {
  AUTHORS as EnglishAuthors,
  COMPUTED_BY as EnglishComputedBy,
  FACT_LINES as EnglishLines,
  FACTS as EnglishFacts,
  PICTURE as EnglishPicture,
} from './texts.ts';

export const COMPUTED_BY: TextsOf<typeof EnglishComputedBy> = {
  engine: 'el motor abierto',
  google: `la API de ${PROVIDER}`,
  label: 'la etiqueta de emisiones de la UE del vuelo',
};

export const AUTHORS: TextsOf<typeof EnglishAuthors> = {
  engine: `Motor abierto del ${MODEL_NAME}`,
  google: PROVIDER,
  label: 'Etiqueta de emisiones de los vuelos de la UE',
};

export const FACT_LINES: TextsOf<typeof EnglishLines> = {
  warning: 'Nota',
  compared: 'Comparación',
  cabins: 'Todas las clases, CO2e por persona, solo ida',
  ranges: 'Intervalos',
  parts: 'Se compone de',
  aircraft: 'Avión',
  contrails: 'Riesgo de estelas',
  counted: 'Incluido',
  notCounted: 'No incluido',
  computed: 'Calculado por',
  labelUse: 'Nota',
  licence: 'Licencia',
  address: 'Fuente',
  made: 'Consultado el',
};

export const FACTS: TextsOf<typeof EnglishFacts> = {
  title: (subject, figure) => `${subject}: ${figure.replace(/^Unos /, 'unos ')}`,
  typicalOf: (route) => `Típico de ${route}`,
  figureOf: (what, kg) => `${what}: ${kg} kg`,
  noFigureOf: (what, noFigure) => `${what}: ${noFigure}`,
  rangeAndNotes: (figure, notes) => (notes.length === 0 ? figure : `${figure} (${notes.join(', ')})`),
  range: (low, high) => `${low} a ${high} kg`,
  parts: (cabin, tankToWake, wellToTank) =>
    `${cabin}: del depósito a la estela ${tankToWake} kg, del pozo al depósito ${wellToTank} kg`,
  engine: (version) => `motor ${version}`,
  model: (version, dataOf) => `${MODEL_NAME} ${version}${dataOf === undefined ? '' : `, datos del ${dataOf}`}`,
  citation: (author, year, title, version, readOn, address) =>
    `${author}. (${year}). ${title} (${version}). Recuperado el ${readOn} de ${address}`,
  readOn: (day) => `consultado el ${day}`,
};

export const PICTURE: TextsOf<typeof EnglishPicture> = { source: 'Fuente:', readOn: 'Consultado el' };
