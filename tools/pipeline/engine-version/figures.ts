import { createHash } from 'node:crypto';
import { CABIN_CLASSES } from '@tim/engine';
import { createEstimator, type FlightResult, type GramsPerPassenger, type TypicalResult } from '@tim/estimator';
import { gramsToKilograms } from '@tim/format';
import type { Tables } from '@tim/reference-data';
import { markets, WINDOW } from '../same-answers/questions.ts';
import { flightQuestions } from './questions.ts';

/** Figures by what was asked: `FR` is Ryanair's flights, `from IE` are markets from Ireland. */
export type Figures = ReadonlyMap<string, GroupFigures>;

/** The mean of economy for a reader [kg CO2e per passenger], and a digest that any change of a figure changes. */
export type GroupFigures = { readonly questions: number; readonly meanKg: string; readonly digest: string };

/** One of so many of about 3000 markets is asked for. */
const MARKET_EVERY = 20;

/** The figures of every carrier's flights, and of markets by the country they start in. */
export function figuresOf(tables: Tables): Figures {
  const estimator = createEstimator(tables);
  const figures = new Map<string, GroupFigures>();
  for (const { iataCarrierCode } of tables.carriers.all) {
    const questions = flightQuestions(tables, iataCarrierCode);
    if (questions.length === 0) continue;
    const answers = questions.map((query) => estimator.flight(query, { window: WINDOW, includesWorking: false }));
    figures.set(iataCarrierCode, groupFigures(answers));
  }
  const countryOf = (airport: string) => tables.airports.find(airport)?.countryCode ?? airport;
  for (const [country, asked] of Map.groupBy(markets(tables, MARKET_EVERY), ({ origin }) => countryOf(origin))) {
    const answers = asked.map((market) => estimator.typical(market, { includesWorking: false }));
    figures.set(`from ${country}`, groupFigures(answers));
  }
  return figures;
}

function groupFigures(answers: readonly (FlightResult | TypicalResult)[]): GroupFigures {
  const digest = createHash('md5');
  const economyGrams: number[] = [];
  for (const answer of answers) {
    digest.update(figuresText(answer));
    const grams = answer.kind === 'unavailable' ? undefined : answer.wellToWakeGramsPerPassenger.economy;
    if (grams !== undefined) economyGrams.push(grams);
  }
  const sum = economyGrams.reduce((total, grams) => total + grams, 0);
  const meanKg = economyGrams.length === 0 ? 'none' : gramsToKilograms(sum / economyGrams.length).toFixed(3);
  return { questions: answers.length, meanKg, digest: digest.digest('hex').slice(0, 12) };
}

const ofCabins = (grams: GramsPerPassenger | undefined) => CABIN_CLASSES.map((cabin) => grams?.[cabin] ?? '').join(' ');

/** All that is a figure in an answer: grams, range and contrails. */
function figuresText(answer: FlightResult | TypicalResult): string {
  if (answer.kind === 'unavailable') return `${answer.reason}\n`;
  const range = 'range' in answer ? answer.range : undefined;
  const contrails = 'contrailsImpactBucket' in answer ? answer.contrailsImpactBucket : '';
  const wellToTank = 'wellToTankGramsPerPassenger' in answer ? answer.wellToTankGramsPerPassenger : undefined;
  const grams = [answer.wellToWakeGramsPerPassenger, wellToTank, range?.low, range?.high];
  return `${grams.map(ofCabins).join('/')}/${contrails}\n`;
}
