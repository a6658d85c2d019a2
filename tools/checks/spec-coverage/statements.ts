import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The list of what the product specification says, from the repository's root. */
export const STATEMENTS_FILE = 'tools/checks/spec-coverage/statements.csv';

/** One thing the specification says. */
export type Statement = {
  /** Section of the specification, and a number of its own there: 4.12. Never given to another statement. */
  readonly id: string;
  readonly about: string;
  readonly statement: string;
  /** What a reader should know of how it is done. */
  readonly remark: string;
  /** Why no test shows it, or what a test does not show of it; '' when tests show it all. */
  readonly withoutTest: string;
  /** States of a page in which a visitor must see it, by the names that journeys give them: `route-result`. */
  readonly visibleIn: readonly string[];
  /** Line in the file. */
  readonly line: number;
};

type StatementRecord = {
  readonly info: { readonly lines: number };
  readonly record: Readonly<Record<'id' | 'about' | 'statement' | 'remark' | 'without_test' | 'visible_in', string>>;
};

/** @throws Error if the file is missing or no such table */
export function readStatements(workspaceRoot: string): Statement[] {
  const text = readFileSync(join(workspaceRoot, STATEMENTS_FILE), 'utf8');
  const rows = parse(text, { columns: true, info: true, bom: true }) as unknown as StatementRecord[];
  return rows.map(({ record, info }) => ({
    id: record.id,
    about: record.about,
    statement: record.statement,
    remark: record.remark,
    withoutTest: record.without_test,
    visibleIn: record.visible_in.split(' ').filter(Boolean),
    line: info.lines,
  }));
}
