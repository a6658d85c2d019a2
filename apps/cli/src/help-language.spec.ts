import { writeFileSync } from 'node:fs';
import { PUBLISHED_LANGUAGES } from '@tim/languages';
import { describe, expect, it } from 'vitest';
import { NAMES } from './commands.ts';
import { keepPrinted, run as runToEnd } from './host.fixture.ts';
import { languageOf } from './spoken.ts';
import { temporaryFolder } from './temporary-folder.fixture.ts';

const OTHERS = PUBLISHED_LANGUAGES.filter((code) => code !== 'en');
const FLIGHT = ['flight', 'ZRH', 'BOS', 'LX', '52', '2026-12-01'];

const { printed, run } = keepPrinted();

/** The help of a command, or of all. */
async function helpOf(...args: readonly string[]): Promise<string> {
  expect(await run(...args, '--help')).toBe(0);
  return printed.text;
}

/** Lines that are the same in every language: the usage, names that programs read, and nothing. */
const IS_CODE = /^(?:Usage: .*| {7}\S.*| {2}tim_.*| {2}\w+ +\w+(?:, \w+)*,(?: …)?|(?:\w+, )*…| {30}[-\w", ()]*\)|)$/u;

describe('the help', () => {
  it('is in the language that --lang names, wherever it stands', async () => {
    for (const words of [
      ['--lang', 'de'],
      ['flight', '--lang=de'],
    ])
      expect(languageOf(words)).toBe('de');
    expect(await run('--help', '--lang', 'de')).toBe(0);
    expect(printed.text).toMatch(/^Die Emissionen eines Fluggasts auf einem Flug\.$/m);
    expect(printed.text).toMatch(/^ {2}batch +Eine Liste von Flügen in CSV/m);
    expect(printed.text).toMatch(/^ {2}--help +Zeigt diese Hilfe\.$/m);
    const flight = await helpOf('flight', '--lang', 'de');
    expect(flight).toMatch(/^ {2}NUMBER +die Flugnummer ohne Fluggesellschaft$/m);
    expect(flight).toContain('[ohne Angabe: "en"] (möglich: en, de');
    expect(await helpOf('options', '--lang=de')).toContain('der Tag des Abflugs [ohne Angabe: heute]');
    expect(await helpOf('batch', '--lang', 'de')).toMatch(/^Spalten werden an ihren Namen erkannt/m);
  });

  it.each(OTHERS)('has in %s no line of the English one but names', async (language) => {
    for (const name of NAMES) {
      const english = new Set((await helpOf(name)).split('\n').filter((line) => !IS_CODE.test(line.trimEnd())));
      expect(english.size).toBeGreaterThan(6);
      const said = (await helpOf(name, '--lang', language)).split('\n');
      expect(said.filter((line) => english.has(line))).toEqual([]);
    }
    const english = new Set((await helpOf()).split('\n').filter((line) => !IS_CODE.test(line.trimEnd())));
    await run('--help', '--lang', language);
    expect(printed.text.split('\n').filter((line) => english.has(line))).toEqual([]);
  });

  it('is English without a language, or with one that it does not speak', async () => {
    const english = await helpOf('flight');
    expect(english).toMatch(/^ {2}DESTINATION +the same$/m);
    expect(await helpOf('flight', '--lang', 'xx')).toBe(english);
    expect(languageOf(['flight', '--lang'])).toBe('en');
    expect(languageOf(['flight', '--lang', 'toString'])).toBe('en');
  });
});

describe('a wrong argument', () => {
  const file = temporaryFolder();
  const list = file('list.csv');
  writeFileSync(list, 'from,to\nZRH,BOS\n');

  it.each([
    [['fly'], 'Unbekannter Befehl fly. Möglich: flight, route, options, explain, batch oder factors.'],
    [['flight', 'ZRH'], 'DESTINATION fehlt: Das sind zu wenige Angaben.'],
    [[...FLIGHT, '--jsn'], 'Unerwartete Option oder unerwarteter Befehl: --jsn.'],
    [[...FLIGHT, '--json', '--json'], '--json darf nur einmal vorkommen.'],
    [[...FLIGHT, '--json=1'], 'Die Option --json nimmt keinen Wert, angegeben ist: 1.'],
    [['options', 'ZRH', 'BOS', 'bald'], 'YYYY-MM-DD: „bald“ ist kein Datum der Form YYYY-MM-DD (Jahr-Monat-Tag).'],
    [['explain', 'ZRH', 'BOS', 'LX1', '52', '2026-12-01'], 'CARRIER: „LX1“ ist kein Code einer Fluggesellschaft'],
    [['route', 'Sydney', 'BOS'], '„Sydney“ kann SYD oder YQY sein: Bitte den Code angeben.'],
    [['flight', 'ZRH', 'BOS', 'LX', '5x', '2026-12-01'], 'NUMBER: „5x“ ist keine Flugnummer nur aus Ziffern.'],
    [['route', 'Atlantis', 'BOS'], '„Atlantis“ ist kein bekannter Ort.'],
    [['route', 'ZRH', 'BOS', '--tables', 'docs'], 'In docs sind keine Tabellen.'],
    [['batch', 'no.csv'], 'Es gibt keine Datei no.csv.'],
    [['batch', list, '--header-row', '0'], '--header-row: „0“ ist keine Zeilennummer von 1 bis 1000.'],
    [['batch', list, '--place', 'Sydney'], 'Erwartet wird <Name>=<Code>, zum Beispiel Sydney=SYD, nicht „Sydney“.'],
    [['batch', list, '--out', file('out.ods')], 'out.ods: Tabellen werden als .xlsx geschrieben'],
    [['batch', list, '--dates', 'x'], '--dates: Möglich sind day-first und month-first, nicht x.'],
    [['batch', list, '--columns', 'origin=a,to=b'], '--columns: Erwartet wird <Feld>=<Name>, nicht „to=b“. Felder: '],
    [['batch', list, '--out', list], `${list} ist schon vorhanden: Bitte eine andere Datei angeben`],
    [['factors'], 'Die Option --out fehlt.'],
    [['factors', '--out', file('factors'), '--jobs', '0'], '--jobs: „0“ ist keine ganze Zahl ab 1.'],
    [['factors', '--out', file()], `${file()} ist nicht leer.`],
  ])('%j is said to be so in German', async (args, message) => {
    await expect(run(...args, '--lang', 'de')).rejects.toThrow(message);
  });

  it('is followed by where to read more, in the language too', async () => {
    expect(await runToEnd(['batch', 'no.csv', '--lang', 'fr'])).toEqual({
      code: 2,
      output: '',
      errors: 'Il n’y a pas de fichier no.csv. Voir --help.\n',
    });
  });
});
