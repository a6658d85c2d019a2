import { ListFault } from '../list/list-fault.ts';
import { boardingPassOf } from './boarding-passes.ts';
import { MOST_FILE_BYTES } from './limits.ts';
import { readOds } from './read-ods.ts';
import type { SaidOfSource, SourceRows } from './source-rows.ts';
import { readXlsx } from './read-xlsx.ts';
import { readArchive, unpack, type Archive } from './unzip.ts';
import { chooseSheet, type Workbook } from './workbook.ts';
import { workbookPath } from './xlsx-parts.ts';

/** What an archive holds: a workbook of Excel or LibreOffice, or a boarding pass of a phone's wallet. */
export function readArchived(bytes: Uint8Array, said: SaidOfSource): SourceRows {
  const archive = readArchive(bytes);
  const pass = archive.get('pass.json');
  if (pass) return boardingPassOf(textOf(pass), said.today);
  const workbook = workbookOf(archive);
  const sheet = chooseSheet(workbook, said.sheet);
  const names = workbook.sheets.map(({ name }) => name);
  return {
    about: { kind: 'spreadsheet', format: workbook.format, sheet: names[sheet] ?? '', sheets: names },
    rows: workbook.rows(sheet),
  };
}

function workbookOf(archive: Archive): Workbook {
  const mimetype = archive.get('mimetype');
  const type = mimetype ? textOf(mimetype).trim() : '';
  if (type.startsWith('application/vnd.oasis.opendocument.spreadsheet')) return readOds(archive);
  const path = workbookPath(archive);
  if (path?.endsWith('.xml') && path.startsWith('xl/')) return readXlsx(archive, path);
  if (path?.endsWith('.bin')) throw new ListFault((texts) => texts.binaryExcel);
  if (archive.has('Index/Document.iwa')) {
    throw new ListFault((texts) => texts.numbers);
  }
  throw new ListFault((texts) => texts.noSpreadsheet);
}

function textOf(entry: Parameters<typeof unpack>[0]): string {
  const decoder = new TextDecoder();
  let text = '';
  for (const piece of unpack(entry, (texts) => texts.parts.file, MOST_FILE_BYTES))
    text += decoder.decode(piece, { stream: true });
  return text;
}
