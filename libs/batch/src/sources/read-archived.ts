import { MOST_PASS_BYTES } from '../bounds.ts';
import { ListFault } from '../list/list-fault.ts';
import { boardingPassOf } from './boarding-passes.ts';
import type { Counter } from './demands.ts';
import { readOds } from './read-ods.ts';
import type { ReadSource, SaidOfSource } from './source-rows.ts';
import { readXlsx } from './read-xlsx.ts';
import { readArchive, unpack, type Archive } from './unzip.ts';
import { chooseSheet, type Workbook } from './workbook.ts';
import { written, type OneFile } from './write-rows.ts';
import { workbookPath } from './xlsx-parts.ts';

/** What an archive holds: a workbook of Excel or LibreOffice, or a boarding pass of a phone's wallet. */
export function readArchived(bytes: Uint8Array, said: SaidOfSource, file: OneFile): ReadSource {
  const archive = readArchive(bytes);
  const pass = archive.get('pass.json');
  if (pass) return written(boardingPassOf(textOf(pass), said.today), file);
  const { format, sheets } = workbookOf(archive, file.countCells);
  const { sheet, names, csv } = chooseSheet(sheets, said.sheet, file.write);
  return { about: { kind: 'spreadsheet', format, sheet, sheets: names }, csv };
}

function workbookOf(archive: Archive, countCells: Counter): Workbook {
  const mimetype = archive.get('mimetype');
  const type = mimetype ? textOf(mimetype).trim() : '';
  if (type.startsWith('application/vnd.oasis.opendocument.spreadsheet')) return readOds(archive, countCells);
  const path = workbookPath(archive);
  if (path?.endsWith('.xml') && path.startsWith('xl/')) return readXlsx(archive, path, countCells);
  if (path?.endsWith('.bin')) throw new ListFault((texts) => texts.binaryExcel);
  if (archive.has('Index/Document.iwa')) {
    throw new ListFault((texts) => texts.numbers);
  }
  throw new ListFault((texts) => texts.noSpreadsheet);
}

function textOf(entry: Parameters<typeof unpack>[0]): string {
  const decoder = new TextDecoder();
  let text = '';
  for (const piece of unpack(entry, (texts) => texts.parts.file, MOST_PASS_BYTES))
    text += decoder.decode(piece, { stream: true });
  return text;
}
