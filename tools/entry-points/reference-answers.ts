import { answeredDays, codeReader, faultAnswer, readRow, rowAnswerer, type RowAnswer } from '@tim/batch';
import { createEstimator } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import { cellsOf, rowsOf, type Question, type Questions } from './question.ts';
import { flightTold, rowTold, typicalTold, type Told } from './told.ts';
import type { EntryPoint } from './entry-point.ts';

/** What each question's answer has to be, of either kind. */
export type Reference = Readonly<
  Record<EntryPoint['answers'], { readonly questions: readonly Question[]; readonly told: readonly Told[] }>
>;

/** Places of the cells of a question. */
const COLUMNS = { carrier: 0, flightNumber: 1, origin: 2, destination: 3, date: 4 } as const;

/** Answers by the libraries of the workspace themselves. */
export function referenceAnswers(tables: Tables, questions: Questions): Reference {
  const { flights, markets, today } = questions;
  const estimator = createEstimator(tables);
  const window = answeredDays(today);
  const made = { model: Object.values(estimator.modelVersion).join('.'), data: estimator.dataHash ?? '' };
  const answer = rowAnswerer({ tables, estimator, today });
  const codes = codeReader(tables, () => []);
  const answerRow = (question: Question): RowAnswer => {
    const row = readRow(cellsOf(question), { columns: COLUMNS, codes, cabin: 'economy' });
    return 'message' in row ? faultAnswer(row) : answer(row);
  };
  const rows = rowsOf(questions);
  const ofFlights = flights.map(({ date, ...flight }) =>
    flightTold(estimator.flight({ ...flight, departureDate: date }, { window })),
  );
  const ofMarkets = markets.map((market) => typicalTold(estimator.typical(market)));
  const ofRows = rows.map((row) => rowTold(answerRow(row)));
  const all = (told: readonly Told[]) => told.map((one) => ({ ...one, ...made }));
  return {
    'flights and markets': { questions: [...flights, ...markets], told: all([...ofFlights, ...ofMarkets]) },
    rows: { questions: rows, told: all(ofRows) },
  };
}
