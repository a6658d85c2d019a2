import { LONGEST_TEXT_BYTES, MOST_SHARED_BYTES, MOST_STYLES_BYTES } from '../bounds.ts';
import { ListFault, type SayPart } from '../list/list-fault.ts';
import { builtInKind, formatKind, type NumberKind } from './cell-numbers.ts';
import { longText, xmlParser, type XmlReader } from './read-xml.ts';
import { unpack, type Archive } from './unzip.ts';
import type { SheetName } from './workbook.ts';

/** A sheet of a workbook, and where its cells stand in the file. */
export type XlsxSheet = SheetName & { readonly path: string };

/** What a workbook's cells are read with. */
export type XlsxParts = {
  readonly sheets: readonly XlsxSheet[];
  /** Whether days are counted from 1904. */
  readonly is1904: boolean;
  /** What numbers mean, by the cell's style. */
  readonly kinds: readonly NumberKind[];
  /** Texts that cells share, by their places. */
  readonly sharedTexts: readonly string[];
};

/** The file of the workbook in an archive; undefined where it has none. */
export function workbookPath(archive: Archive): string | undefined {
  const root = relations(archive, '_rels/.rels', '');
  const found = [...root.values()].find(({ type }) => type.endsWith('/officeDocument'))?.path ?? 'xl/workbook.xml';
  return archive.has(found) ? found : undefined;
}

export function readXlsxParts(archive: Archive, path: string): XlsxParts {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const related = relations(archive, `${folder}_rels/${path.slice(folder.length)}.rels`, folder);
  const of = (type: string) => [...related.values()].find((one) => one.type.endsWith(`/${type}`))?.path;
  const sheets: XlsxSheet[] = [];
  const paths = new Set<string>();
  let is1904 = false;
  readPart(archive, path, ({ parts }) => parts.workbook, MOST_STYLES_BYTES, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const sheetPath = related.get(id)?.path;
      const isSheet = related.get(id)?.type.endsWith('/worksheet') ?? false;
      if (sheetPath === undefined || !isSheet) return;
      // No program writes two sheets with the same cells; each would be read again.
      if (paths.has(sheetPath)) throw new ListFault((texts) => texts.damaged);
      paths.add(sheetPath);
      sheets.push({
        name: attributes['name'] ?? '',
        isHidden: (attributes['state'] ?? 'visible') !== 'visible',
        path: sheetPath,
      });
    },
  });
  return {
    sheets,
    is1904,
    kinds: stylesOf(archive, of('styles') ?? `${folder}styles.xml`),
    sharedTexts: sharedTextsOf(archive, of('sharedStrings') ?? `${folder}sharedStrings.xml`),
  };
}

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true' || text === 'on';

const ignore = (): void => undefined;

function readPart(archive: Archive, path: string, what: SayPart, most: number, told: Partial<XmlReader>): void {
  const entry = archive.get(path);
  if (!entry) return;
  const parse = xmlParser(what, { open: ignore, text: ignore, close: ignore, ...told });
  for (const piece of unpack(entry, what, most)) parse(piece);
  parse(undefined);
}

type Relation = { readonly type: string; readonly path: string };

function relations(archive: Archive, path: string, folder: string): ReadonlyMap<string, Relation> {
  const found = new Map<string, Relation>();
  readPart(archive, path, ({ parts }) => parts.workbook, MOST_STYLES_BYTES, {
    open: (name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) => {
      if (name === 'Relationship' && mode !== 'External') found.set(id, { type, path: joined(folder, target) });
    },
  });
  return found;
}

/** A path within the archive: targets are relative to the folder, or begin at the archive's root. */
function joined(folder: string, target: string): string {
  const parts = (target.startsWith('/') ? target.slice(1) : folder + target).split('/');
  const path: string[] = [];
  for (const part of parts) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}

function stylesOf(archive: Archive, path: string): readonly NumberKind[] {
  const formats = new Map<number, NumberKind>();
  const kinds: NumberKind[] = [];
  let isOfCells = false;
  readPart(archive, path, ({ parts }) => parts.styles, MOST_STYLES_BYTES, {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'numFmt') formats.set(Number(numFmtId), formatKind(formatCode));
      if (name === 'xf' && isOfCells) kinds.push(formats.get(Number(numFmtId)) ?? builtInKind(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return kinds;
}

function sharedTextsOf(archive: Archive, path: string): readonly string[] {
  const texts: string[] = [];
  let text = '';
  const reading = richText((more) => {
    text += more;
    if (text.length > LONGEST_TEXT_BYTES) throw longText(({ parts }) => parts.texts);
  });
  readPart(archive, path, ({ parts }) => parts.texts, MOST_SHARED_BYTES, {
    ...reading,
    open: (name, attributes) => {
      if (name === 'si') text = '';
      reading.open(name, attributes);
    },
    close: (name) => {
      reading.close(name);
      if (name === 'si') texts.push(plainText(text));
    },
  });
  return texts;
}

/** Texts of a cell, which may be parted where their style changes; how they are pronounced is no part of them. */
export function richText(onText: (text: string) => void): XmlReader {
  let isText = false;
  let isPronunciation = false;
  return {
    open: (name) => {
      if (name === 'rPh') isPronunciation = true;
      if (name === 't') isText = true;
    },
    text: (text) => {
      if (isText && !isPronunciation) onText(text);
    },
    close: (name) => {
      if (name === 'rPh') isPronunciation = false;
      if (name === 't') isText = false;
    },
  };
}

/** Letters that XML cannot hold are written as _x000D_. */
export const plainText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
