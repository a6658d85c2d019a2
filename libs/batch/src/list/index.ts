/** A whole list of flights: how it is written, its rows in blocks, and the blocks answered. */
export { answeredTotal } from './answered-total.ts';
export { blockAnswerer } from './answer-block.ts';
export type { BlockSettings } from './answer-block.ts';
export { correctedHeader, MOST_CORRECTIONS_BYTES, readCorrections, writeCorrections } from './corrections.ts';
export type { Corrections } from './corrections.ts';
export { decodeRows, encodingOf } from './encoding.ts';
export type { Encoding } from './encoding.ts';
export {
  BEGINNING_BYTES,
  beginningText,
  csvFormatOf,
  delimiterOfList,
  demandColumns,
  listFormat,
} from './list-format.ts';
export type { Beginning, ListFormat, SaidOfList } from './list-format.ts';
export { ListFault } from './list-fault.ts';
export { jsonLines } from './json-lines.ts';
export { parseCells } from './parse-cells.ts';
export { placeNames } from './place-names.ts';
export { readCityNames } from './read-city-names.ts';
export { readRows, toAnswer } from './read-rows.ts';
export type { ListRow, UnreadRow } from './read-rows.ts';
export { shortEndOf } from './short-end.ts';
export type { ShortEnd } from './short-end.ts';
export { sourceKindOf } from './source-kind.ts';
export type { SourceKind } from './source-kind.ts';
export { splitBlocks } from './split-blocks.ts';
export { answerWriter } from './write-answers.ts';
export { listWriter, writtenAs } from './written-list.ts';
export type { Written } from './written-list.ts';
export { MOST_PAGE_CELLS } from '../bounds.ts';
export { isObject } from '../is-object.ts';
