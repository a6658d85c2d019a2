import type { Statement } from './statements.ts';

/** A test that shows a statement. */
export type Shown = { readonly file: string; readonly title: string };

const SECTIONS: Readonly<Record<string, string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'The error catalogue',
  9: 'Business constants and limits',
};

const HEAD = `# Where each sentence of the specification is shown

Written by \`npm run spec-coverage\`; nobody edits it. One row for each thing the product specification says, and the tests that show it. Quoted texts are
the ones on the page, letter for letter. A journey is a test of \`apps/web-e2e/src\`, run against the emulators; all others run with \`npm test\`. Titles
of tests that run over a table are given as they stand in the code, with their placeholders.

The statements stand in \`tools/checks/spec-coverage/statements.csv\`; a test, or a suite of them, names those it shows in a
comment above it, \`// spec: 4.12\`. A text, field or control that a visitor must see names the states of the page in which that is so (\`visible_in\`);
a journey that sees it there says so, \`// spec: 2.99 in route-result\`.
`;

/** The document: statements by section, each with its tests. */
export function coverageTable(statements: readonly Statement[], shown: ReadonlyMap<string, readonly Shown[]>): string {
  const sections = [...Map.groupBy(statements, ({ id }) => sectionOf(id))].map(([section, rows]) =>
    [
      `## ${section}. ${SECTIONS[section] ?? ''}`,
      '',
      '| § | about | what the specification says | remark | shown by |',
      '| --- | --- | --- | --- | --- |',
      ...rows.map((row) => rowOf(row, shown.get(row.id) ?? [])),
      '',
    ].join('\n'),
  );
  return [HEAD, ...sections].join('\n');
}

const sectionOf = (id: string) => id.slice(0, id.indexOf('.'));

function rowOf({ id, about, statement, remark, withoutTest }: Statement, shown: readonly Shown[]): string {
  const byFile = [...Map.groupBy(shown, ({ file }) => file)].map(
    ([file, tests]) => `\`${file}\` ${tests.map(({ title }) => `"${title}"`).join('; ')}`,
  );
  const tests = [...byFile, ...(withoutTest === '' ? [] : [withoutTest])].join('; ');
  const cells = [id, about, statement, remark, tests].map((cell) => cell.replaceAll('|', '\\|'));
  return `| ${cells.join(' | ')} |`;
}
