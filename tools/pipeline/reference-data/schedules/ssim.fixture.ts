import { LEG_COLUMNS } from './ssim.ts';

const LENGTH = 200;

export type Leg = Partial<Readonly<Record<keyof typeof LEG_COLUMNS, string>>>;

/** A record of 200 characters with texts at their columns, from 1. */
function recordOf(type: string, parts: readonly (readonly [number, string])[]): string {
  const characters = Array.from({ length: LENGTH }, () => ' ');
  for (const [column, text] of [[1, type] as const, ...parts]) {
    Array.from(text).forEach((character, at) => (characters[column - 1 + at] = character));
  }
  return characters.join('');
}

/** A file of one carrier's flight legs in the format of SSIM chapter 7. @param timeMode - U for UTC, L for local times */
export function ssimFile(carrier: string, timeMode: 'L' | 'U', legs: readonly Leg[]): string {
  const records = [
    recordOf('1', [[2, 'AIRLINE STANDARD SCHEDULE DATA SET']]),
    recordOf('2', [
      [2, timeMode],
      [3, carrier],
    ]),
    ...legs.map((leg) =>
      recordOf('3', [
        [LEG_COLUMNS.carrier[0], carrier],
        ...Object.entries(leg).map(([field, text]) => [LEG_COLUMNS[field as keyof Leg][0], text] as const),
      ]),
    ),
    recordOf('5', [[3, carrier]]),
  ];
  return records.map((record) => `${record}\n`).join('');
}
