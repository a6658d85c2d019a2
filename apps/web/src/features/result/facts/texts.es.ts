import type { MessagesOf } from '@tim/languages';
import type {
  AUTHORS as EnglishAuthors,
  COMPUTED_BY as EnglishComputedBy,
  FACT_LINES as EnglishLines,
  FACTS as EnglishFacts,
  PICTURE as EnglishPicture,
} from './texts.ts';

export const COMPUTED_BY: MessagesOf<typeof EnglishComputedBy> = {
  engine: 'el motor abierto',
  google: 'la API de Google',
  label: 'la etiqueta de emisiones de la UE del vuelo',
};

export const AUTHORS: MessagesOf<typeof EnglishAuthors> = {
  engine: 'Motor abierto del Travel Impact Model',
  google: 'Google',
  label: 'Etiqueta de emisiones de los vuelos de la UE',
};

export const FACT_LINES: MessagesOf<typeof EnglishLines> = {
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

export const FACTS: MessagesOf<typeof EnglishFacts> = {
  title: '{subject}: {figureAfterColon}',
  typicalOf: 'Típico de {route}',
  figureOf: '{what}: {kg} kg',
  noFigureOf: '{what}: {noFigure}',
  range: '{low} a {high} kg',
  parts: '{cabin}: del depósito a la estela {tankToWake} kg, del pozo al depósito {wellToTank} kg',
  engine: 'motor {version}',
  model: 'Travel Impact Model {version}',
  modelWithDataOf: 'Travel Impact Model {version}, datos del {dataOf}',
  citation: '{author}. ({year}). {title} ({version}). Recuperado el {readOn} de {address}',
  readOn: 'consultado el {day}',
};

export const PICTURE: MessagesOf<typeof EnglishPicture> = { source: 'Fuente:', readOn: 'Consultado el' };
