import { sourceKindOf } from '@tim/batch/list';
import type { SourceAbout } from '@tim/batch/sources';
import type { ListProblem, SaidOfList } from '../../list-types.ts';
import { codesOnPhoto } from './read-photo.ts';

/** So much tells what a file is [bytes]. */
const TOLD_BYTES = 2 ** 12;

/** What is read as the list: what was given, or the rows of a spreadsheet, calendar, log or boarding pass. */
export type ListSource = {
  /** Text: CSV in any encoding, or with `about` in UTF-8 with commas. */
  readonly list: Blob;
  readonly about?: SourceAbout;
};

/** @throws ListFault when it cannot be read, or is larger than what is read */
export async function listSource(given: Blob, said: SaidOfList): Promise<ListSource | ListProblem> {
  if (given.type.startsWith('image/')) return photoSource(given, said);
  const kind = sourceKindOf(new Uint8Array(await given.slice(0, TOLD_BYTES).arrayBuffer()));
  if (!kind) return { list: given };
  const { demandSize, readSource } = await import('@tim/batch/sources');
  demandSize(given.size);
  const { about, csv } = readSource(kind, new Uint8Array(await given.arrayBuffer()), said);
  return { list: new Blob([...csv]), about };
}

async function photoSource(photo: Blob, said: SaidOfList): Promise<ListSource | ListProblem> {
  const codes = await codesOnPhoto(photo);
  if (codes === undefined) return { kind: 'no-code-reader' };
  if (codes.trim() === '') return { kind: 'no-codes' };
  const { readSource } = await import('@tim/batch/sources');
  const { about, csv } = readSource('boarding-passes', new TextEncoder().encode(codes), said);
  return { list: new Blob([...csv]), about };
}
