import { AUTHORS } from '../../../content/along.ts';
import { figureWords, citedVersionWords } from './facts-words.ts';
import type { ResultFacts } from './result-facts.ts';
import { fileName, isoDate, subjectWords } from './subject-words.ts';

/** The work's title: what the figure is of, and the figure. */
function titleOf(facts: ResultFacts): string {
  return `${subjectWords(facts)}: ${figureWords(facts)}`;
}

/** A reference in the style of the APA, 7th edition: author, year, title, version, day of reading, address. */
export function plainCitation(facts: ResultFacts): string {
  const { computedBy, madeOn, address } = facts;
  return `${AUTHORS[computedBy]}. (${madeOn.year}). ${titleOf(facts)} (${citedVersionWords(facts)}). Retrieved ${isoDate(madeOn)}, from ${address}`;
}

/** The same as an entry of a BibTeX file; BibLaTeX reads it too. */
export function bibtexCitation(facts: ResultFacts): string {
  const { computedBy, madeOn, address } = facts;
  const fields = [
    // In braces, so that no part of it is taken for a first name.
    ['author', `{${inBibtex(AUTHORS[computedBy])}}`],
    ['title', `{${inBibtex(titleOf(facts))}}`],
    ['year', String(madeOn.year)],
    ['note', inBibtex(`${citedVersionWords(facts)}; read on ${isoDate(madeOn)}`)],
    ['url', inAddress(address)],
    ['urldate', isoDate(madeOn)],
  ];
  return [`@misc{${fileName(facts)},`, ...fields.map(([name, value]) => `  ${name} = {${value}},`), '}', ''].join('\n');
}

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  // BibTeX counts braces even behind a backslash.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
};

/** Text as LaTeX prints it. */
export function inBibtex(text: string): string {
  return text.replaceAll(/[\\~^&%$#_{}]/g, (sign) => SPECIAL[sign] ?? `\\${sign}`);
}

/** An address may hold nothing that ends its field early. */
function inAddress(address: string): string {
  return address.replaceAll(/[{}\\\s]/g, (sign) => encodeURIComponent(sign));
}
