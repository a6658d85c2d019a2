import { fill } from '@tim/languages';
import { dayText, type CalendarDate } from '@tim/notation';
import { journeyText } from '../question/asked-words.ts';
import { JOIN } from '../../shared/join.ts';
import { withoutCapital } from '../../shared/without-capital.ts';
import { AUTHORS, FACTS } from './texts.ts';
import { figureWords, citedVersionWords } from './facts-words.ts';
import type { ResultFacts } from './result-facts.ts';
import { fileName, quotedDate, subjectWords } from './subject-words.ts';

/** The work's title: "LHR to JFK: About 320 kg CO2e"; some languages begin with a small letter behind a colon. */
export function titleWords(subject: string, figure: string): string {
  return fill(FACTS.title, { subject, figure, figureAfterColon: withoutCapital(figure) });
}

/** What is cited. */
export type Work = {
  readonly author: string;
  readonly title: string;
  /** Which journey the figure is of. */
  readonly journey: string;
  /** That it is the open engine's estimate, where it is one, and of which version. */
  readonly version: string;
  readonly madeOn: CalendarDate;
  readonly address: string;
  /** Of its entry in a BibTeX file. */
  readonly key: string;
};

export function workOf(facts: ResultFacts): Work {
  const { computedBy, madeOn, address } = facts;
  const version = citedVersionWords({ ...facts, computedBy: [computedBy] });
  return {
    author: AUTHORS[computedBy],
    title: titleWords(subjectWords(facts), figureWords(facts)),
    journey: journeyText(facts.question),
    version,
    madeOn,
    address,
    key: fileName(facts),
  };
}

/** A reference as the language writes one. */
export function plainCitation({ author, title, version, madeOn, address }: Work): string {
  return fill(FACTS.citation, { author, year: madeOn.year, title, version, readOn: quotedDate(madeOn), address });
}

/** The same as an entry of a BibTeX file; BibLaTeX reads it too. */
export function bibtexCitation({ author, title, journey, version, madeOn, address, key }: Work): string {
  const fields = [
    // In braces, so that no part of it is taken for a first name.
    ['author', `{${inBibtex(author)}}`],
    ['title', `{${inBibtex(title)}}`],
    ['year', String(madeOn.year)],
    ['note', inBibtex(JOIN.items([journey, version, fill(FACTS.readOn, { day: quotedDate(madeOn) })]))],
    ['url', inAddress(address)],
    ['urldate', dayText(madeOn)],
  ];
  return [`@misc{${key},`, ...fields.map(([name, value]) => `  ${name} = {${value}},`), '}', ''].join('\n');
}

const SPECIAL: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '\\': '\\textbackslash{}',
    '~': '\\textasciitilde{}',
    '^': '\\textasciicircum{}',
    // BibTeX counts braces even behind a backslash.
    '{': '\\textbraceleft{}',
    '}': '\\textbraceright{}',
  }),
);

/** Text as LaTeX prints it. */
export function inBibtex(text: string): string {
  return text.replaceAll(/[\\~^&%$#_{}]/g, (sign) => SPECIAL.get(sign) ?? `\\${sign}`);
}

/** An address may hold nothing that ends its field early. */
function inAddress(address: string): string {
  return address.replaceAll(/[{}\\\s]/g, (sign) => encodeURIComponent(sign));
}
