import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { madeWith, type AnsweredWith } from '@tim/batch';
import { csvLine } from '@tim/notation';
import { openWriter, type FileWriter } from '../files/file-writer.ts';
import type { Answering } from '../load-tables.ts';
import { FACTOR_TABLES } from './factor-columns.ts';
import { factorRows, flownPairs, numberedRoutes, type NumberedRoute } from './factor-rows.ts';

/** A part of the routes, and where its rows go. */
export type FactorShare = {
  /** Empty for all. */
  readonly carriers: readonly string[];
  /** Takes the CSV files. */
  readonly folder: string;
  /** Which share this is, from 0 on, and how many there are. */
  readonly share: number;
  readonly shares: number;
};
/** Rows written, and by what. */
export type FactorsWritten = { readonly rows: number; readonly made: AnsweredWith };

/** Text kept before it is written [characters]. */
const WRITE_AT = 2 ** 16;

/** Answer a share of the routes and write it as CSV. */
export function writeShare(
  { carriers, folder, share, shares }: FactorShare,
  { tables, estimator }: Answering,
): FactorsWritten {
  const routes = () => wanted(numberedRoutes(tables), carriers);
  const mine = (all: Iterable<NumberedRoute>) => everyNth(all, shares, share);
  const made = madeWith(estimator);
  const files = new Map<string, { readonly writer: FileWriter; text: string }>();
  let rows = 0;
  try {
    for (const { table, fileName, cells } of factorRows(tables, mine(routes()), mine(flownPairs(routes())), made)) {
      let open = files.get(fileName);
      if (!open) {
        const path = join(folder, `${fileName}-${share + 1}.csv`);
        mkdirSync(dirname(path), { recursive: true });
        open = { writer: openWriter(path), text: csvLine(Object.keys(FACTOR_TABLES[table]), ',') };
        files.set(fileName, open);
      }
      open.text += csvLine(cells, ',');
      rows += 1;
      if (open.text.length >= WRITE_AT) {
        open.writer.write(open.text);
        open.text = '';
      }
    }
    for (const { writer, text } of files.values()) {
      writer.write(text);
      writer.finish();
    }
  } finally {
    for (const { writer } of files.values()) writer.close();
  }
  return { rows, made };
}

function* wanted(routes: Iterable<NumberedRoute>, carriers: readonly string[]): Generator<NumberedRoute> {
  for (const route of routes) if (carriers.length === 0 || carriers.includes(route.carrierCode)) yield route;
}

function* everyNth(all: Iterable<NumberedRoute>, n: number, first: number): Generator<NumberedRoute> {
  let place = 0;
  for (const one of all) if (place++ % n === first) yield one;
}
