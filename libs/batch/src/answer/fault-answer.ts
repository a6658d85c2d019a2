import type { NoFigure, SkippedReason } from './row-answer.ts';
import type { SkippedKind } from '../question/row-kinds.ts';
import type { RowFault } from '../question/row-question.ts';

const REASONS: Readonly<Record<SkippedKind, SkippedReason>> = {
  rail: 'NOT_A_FLIGHT',
  road: 'NOT_A_FLIGHT',
  ferry: 'NOT_A_FLIGHT',
  private: 'PRIVATE_AIRCRAFT',
  hotel: 'NOT_A_FLIGHT',
  meal: 'NOT_A_FLIGHT',
  fee: 'NOT_A_FLIGHT',
  total: 'NOT_A_FLIGHT',
  refund: 'REFUND',
  cancelled: 'NOT_FLOWN',
  void: 'NOT_FLOWN',
  exchanged: 'NOT_FLOWN',
  entry: 'NOT_A_FLIGHT',
  duplicate: 'NOT_FLOWN',
};

/** The answer to a row that is no question: what is wrong with it, or why it is skipped. */
export function faultAnswer({ field, message, skipped }: RowFault): NoFigure {
  const reason = skipped === undefined ? 'INVALID_ROW' : REASONS[skipped];
  return { kind: 'unavailable', reason, text: `${field}: ${message}` };
}
