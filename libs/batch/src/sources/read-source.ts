import { decodeRows, encodingOf } from '../list/encoding.ts';
import { ListFault } from '../list/list-fault.ts';
import { withoutByteOrderMark } from '../list/parse-cells.ts';
import type { SourceKind } from '../list/source-kind.ts';
import { readAppInTheAir } from './app-in-the-air.ts';
import { readArchived } from './read-archived.ts';
import { readBoardingPasses } from './boarding-passes.ts';
import { readCalendar } from './read-calendar.ts';
import { readJsonList } from './json-list.ts';
import { demandSize } from './demands.ts';
import type { ReadSource, SaidOfSource, SourceRows } from './source-rows.ts';
import { oneFile, written } from './write-rows.ts';

/** @throws ListFault when it cannot be read, or is larger than what is read */
export function readSource(kind: SourceKind, bytes: Uint8Array, said: SaidOfSource): ReadSource {
  demandSize(bytes.length);
  const file = oneFile();
  const read = kind === 'archive' ? readArchived(bytes, said, file) : written(readRows(kind, bytes, said), file);
  if (read.csv.length === 0) throw new ListFault((texts) => texts.noRows);
  return read;
}

function readRows(kind: Exclude<SourceKind, 'archive'>, bytes: Uint8Array, { today }: SaidOfSource): SourceRows {
  switch (kind) {
    case 'calendar':
      return readCalendar(textOf(bytes));
    case 'boarding-passes':
      return readBoardingPasses(textOf(bytes), today);
    case 'app-in-the-air':
      return readAppInTheAir(textOf(bytes));
    case 'json':
      return readJsonList(bytes);
  }
}

const textOf = (bytes: Uint8Array): string => withoutByteOrderMark(decodeRows(bytes, encodingOf(bytes)));
