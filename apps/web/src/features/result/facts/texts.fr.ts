import type { TextsOf } from '@tim/languages';
import { MODEL_NAME, PROVIDER } from '../../../config/site.ts';
import type {
  AUTHORS as EnglishAuthors,
  COMPUTED_BY as EnglishComputedBy,
  FACT_LINES as EnglishFactLines,
  FACTS as EnglishFacts,
  PICTURE as EnglishPicture,
} from './texts.ts';

const inSentence = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export const COMPUTED_BY: TextsOf<typeof EnglishComputedBy> = {
  engine: 'le moteur ouvert',
  google: `l’API de ${PROVIDER}`,
  label: 'le label européen d’émissions du vol',
};

export const AUTHORS: TextsOf<typeof EnglishAuthors> = {
  engine: `Moteur ouvert du ${MODEL_NAME}`,
  google: PROVIDER,
  label: 'Label européen d’émissions des vols',
};

export const FACT_LINES: TextsOf<typeof EnglishFactLines> = {
  warning: 'Remarque',
  compared: 'Comparaison',
  cabins: 'Toutes les cabines, CO2e par personne, aller simple',
  ranges: 'Fourchettes',
  parts: 'Composition',
  aircraft: 'Avion',
  contrails: 'Risque de traînées',
  counted: 'Compris',
  notCounted: 'Non compris',
  computed: 'Calculé par',
  labelUse: 'Remarque',
  licence: 'Licence',
  address: 'Source',
  made: 'Consulté le',
};

export const FACTS: TextsOf<typeof EnglishFacts> = {
  title: (subject, figure) => `${subject} : ${inSentence(figure)}`,
  typicalOf: (route) => `Typique de la liaison ${route}`,
  figureOf: (what, kg) => `${what} : ${kg} kg`,
  noFigureOf: (what, noFigure) => `${what} : ${noFigure}`,
  rangeAndNotes: (figure, notes) => (notes.length === 0 ? figure : `${figure} (${notes.join(', ')})`),
  range: (low, high) => `${low} à ${high} kg`,
  parts: (cabin, tankToWake, wellToTank) =>
    `${cabin} : du réservoir au sillage ${tankToWake} kg, du puits au réservoir ${wellToTank} kg`,
  engine: (version) => `moteur ${version}`,
  model: (version, dataOf) => `${MODEL_NAME} ${version}${dataOf === undefined ? '' : `, données du ${dataOf}`}`,
  citation: (author, year, title, version, readOn, address) =>
    `${author}. (${year}). ${title} (${version}). Consulté le ${readOn}, sur ${address}`,
  readOn: (day) => `consulté le ${day}`,
};

export const PICTURE: TextsOf<typeof EnglishPicture> = { source: 'Source :', readOn: 'Consulté le' };
