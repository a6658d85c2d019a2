import type { TextsOf } from '@tim/languages';
import { MODEL_NAME, PROVIDER } from '../../../config/site.ts';
import type {
  AUTHORS as EnglishAuthors,
  COMPUTED_BY as EnglishComputedBy,
  FACT_LINES as EnglishFactLines,
} from './texts.ts';

export const COMPUTED_BY: TextsOf<typeof EnglishComputedBy> = {
  engine: 'le moteur de calcul ouvert',
  google: `l’API de ${PROVIDER}`,
  label: 'le label européen d’émissions du vol',
};

export const AUTHORS: TextsOf<typeof EnglishAuthors> = {
  engine: `Moteur de calcul ouvert du ${MODEL_NAME}`,
  google: PROVIDER,
  label: 'Label européen d’émissions des vols',
};

export const FACT_LINES: TextsOf<typeof EnglishFactLines> = {
  compared: 'Comparaison',
  cabins: 'Toutes les cabines, CO2e par personne, aller simple',
  ranges: 'Fourchettes',
  parts: 'Composition',
  aircraft: 'Avion',
  contrails: 'Risque de traînées',
  counted: 'Compté',
  notCounted: 'Non compté',
  computed: 'Calculé par',
  labelUse: 'Remarque',
  licence: 'Licence',
  address: 'Source',
  made: 'Consulté le',
};
