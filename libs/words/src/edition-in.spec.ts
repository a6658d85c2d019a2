import { describe, expect, it } from 'vitest';
import { wordsIn } from './language-words.ts';

/** Editions of the tables, and how a language says them. */
const SAID = {
  en: [
    ['carrier fleets, end of 2025, mostly recalled', 'carrier fleets, end of 2025, mostly unverified'],
    ['BITRE (Australia) to August 2025', 'BITRE (Australia) to August 2025'],
  ],
  de: [
    ['airport use, November 2026, recalled', 'Nutzung von Flughäfen, November 2026, ungeprüft'],
    ['BITRE (Australia) to August 2025', 'BITRE (Australien) bis August 2025'],
    ['carrier cabins, 2025 to March 2026', 'Bestuhlungen nach Fluggesellschaft, 2025 bis März 2026'],
    [
      'carrier fleets, end of 2025, mostly recalled',
      'Flotten nach Fluggesellschaft, Ende 2025, größtenteils ungeprüft',
    ],
    ['EMEP/EEA 2023 MEC v1.5, own table of MD11', 'EMEP/EEA 2023 MEC v1.5, eigene Tabelle von MD11'],
    ['flightyco2 seat configurations, reviewed 2026-05-10', 'flightyco2 seat configurations, geprüft 2026-05-10'],
    ['SFO Museum 2024-01 to 2026-07', 'SFO Museum 2024-01 bis 2026-07'],
    ['US BTS T-2 2019 and 2023 and 2025', 'US BTS T-2 2019 und 2023 und 2025'],
  ],
  fr: [
    ['DGCA (India) to October 2025', 'DGCA (Inde) jusqu’en octobre 2025'],
    ['carrier cabins, 2025 to March 2026', 'cabines par compagnie, 2025 à mars 2026'],
    [
      'US BTS T-100 2024-01 and 2026-02; US BTS T-2 2023-2025',
      'US BTS T-100 2024-01 et 2026-02\u00a0; US BTS T-2 2023-2025',
    ],
  ],
  es: [
    ['BITRE to August 2025', 'BITRE hasta agosto de 2025'],
    ['carrier cabins, recalled from general knowledge', 'cabinas por aerolínea, sin verificar'],
  ],
  ja: [
    ['carrier fleets, end of 2025, mostly recalled', '航空会社別の保有機材、2025年末、主に未確認'],
    ['BITRE to August 2025', 'BITRE 2025年8月まで'],
    ['SFO Museum 2024-01 to 2026-07', 'SFO Museum 2024-01～2026-07'],
  ],
} as const;

/** Names of data sets, the same in every language. */
const NAMES = [
  'GAIA 2019-2021 (Zenodo 8369564)',
  'opentraveldata 2016-17',
  'vradarserver standing-data 2026-08-19',
  '',
];

const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja'] as const;

describe('an edition of a table', () => {
  const said = (language: (typeof LANGUAGES)[number], sourceVersion: string) =>
    wordsIn(language).words.edition({ basis: { kind: 'global-default' }, sourceVersion });

  it.each(LANGUAGES.flatMap((language) => SAID[language].map((pair) => [language, ...pair] as const)))(
    'in %s: %s',
    (language, edition, text) => {
      expect(said(language, edition)).toBe(text);
    },
  );

  it.each(LANGUAGES)('that is a name alone stays in %s', (language) => {
    expect(NAMES.map((name) => said(language, name))).toEqual(NAMES);
  });

  it('has its flights in the same language', () => {
    const basis = { kind: 'published-year', scope: 'domestic', readings: 1 } as const;
    expect(wordsIn('de').words.edition({ basis, sourceVersion: 'monthly traffic reports 2023-2025' })).toBe(
      'monatliche Verkehrszahlen 2023-2025, Inlandsflüge, 1 Monat ausgewertet',
    );
  });
});
