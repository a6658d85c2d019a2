export type * from './answer.ts';
export { flightAnswerMessage } from './flight-answer-message.ts';
export { typicalAnswerMessage } from './typical-answer-message.ts';
