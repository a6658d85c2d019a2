import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { parseCells } from '../list/parse-cells.ts';
import { sourceKindOf } from '../list/source-kind.ts';
import { readSource } from './read-source.ts';
import type { SaidOfSource, SourceAbout } from './source-rows.ts';

export const TODAY = { year: 2026, month: 11, day: 25 };

export const fixture = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../fixtures/sources', name));

/** What a file is read as; @throws what its reader throws */
export function readFixture(
  bytes: Uint8Array,
  said: Partial<SaidOfSource> = {},
): { readonly about: SourceAbout; readonly rows: readonly (readonly string[])[] } {
  const kind = sourceKindOf(bytes);
  if (!kind) throw new Error('It is told as nothing.');
  const { about, csv } = readSource(kind, bytes, { today: TODAY, ...said });
  return { about, rows: parseCells(Buffer.concat(csv).toString(), ',') };
}

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** Parts of a workbook, as its archive has them. */
export type WorkbookParts = {
  /** The rows of each sheet by its name, as XML. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly workbookPr?: string;
  readonly styles?: string;
  readonly sharedTexts?: string;
  /** What is merged in each sheet, as Excel writes it: A2:A3. */
  readonly merged?: readonly string[];
};

/** A workbook of Excel, made from its parts. */
export function workbookOf({
  sheets,
  workbookPr = '',
  styles,
  sharedTexts,
  merged = [],
}: WorkbookParts): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATION}">${workbookPr}<sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map(
        (_, at) =>
          `<Relationship Id="r${at}" Type="${RELATION}/worksheet" Target="/xl/worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet ${MAIN}><sheetData>${sheets[name]}</sheetData><mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
      ]),
    ),
    ...(styles !== undefined && { 'xl/styles.xml': `<styleSheet ${MAIN}>${styles}</styleSheet>` }),
    ...(sharedTexts !== undefined && { 'xl/sharedStrings.xml': `<sst ${MAIN}>${sharedTexts}</sst>` }),
  };
  return archiveOf(files);
}

export const archiveOf = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

/** An OpenDocument spreadsheet with these tables. */
export const openDocumentOf = (tables: string): Uint8Array<ArrayBuffer> =>
  archiveOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });

/** A row of texts. */
export const textRow = (...cells: readonly string[]): string =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
