import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareDates, parseYyyymmdd, type CalendarDate } from '@tim/notation';
import { TaskFailure } from '@tim/terminal';
import type { Credit } from '../sources.ts';

/** Says whose the schedule is. */
export const ABOUT_FILE = 'about.json';

const FIELDS = ['title', 'edition', 'licence', 'address', 'date'] as const;

const EXAMPLE = `{"title": "Schedule of Example Air", "edition": "winter 2026", "licence": "CC BY 4.0", "address": "https://example.org/", "date": "2026-10-25"}`;

/**
 * Whose the schedule of a folder is, and under which licence: every answer that uses it names them.
 *
 * @param today - the last day that a schedule may be of
 * @throws TaskFailure that says what to write, if the file is missing, lacks something or says something that cannot be
 */
export function readAbout(folder: string, today: CalendarDate): Credit {
  const path = join(folder, ABOUT_FILE);
  const wanted = `write ${path}, such as ${EXAMPLE}`;
  if (!existsSync(path)) throw new TaskFailure(`whose the schedule is and under which licence is not said: ${wanted}`);
  const about = parsed(readFileSync(path, 'utf8'));
  const missing = FIELDS.filter((field) => typeof about[field] !== 'string' || about[field].trim() === '');
  if (missing.length > 0) throw new TaskFailure(`${ABOUT_FILE} lacks ${missing.join(', ')}: ${wanted}`);
  const { title, edition, licence, address, date } = about as Record<(typeof FIELDS)[number], string>;
  const problem = addressProblem(address) ?? dateProblem(date, today);
  if (problem !== undefined) throw new TaskFailure(`${ABOUT_FILE}: ${problem}: ${wanted}`);
  return { title, edition, licence, address, date };
}

/** Every answer that uses the schedule shows its address: what it names is public. */
function addressProblem(address: string): string | undefined {
  const isHttps = /^https:\/\/\S+$/.test(address) && URL.canParse(address);
  if (!isHttps) return 'address is no address that begins with https://';
  const { username, password } = new URL(address);
  return username + password === '' ? undefined : 'address holds a user name or password';
}

function dateProblem(text: string, today: CalendarDate): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'date is not YYYY-MM-DD';
  const date = parseYyyymmdd(text.replaceAll('-', ''));
  if (!date) return 'date is not in the calendar';
  return compareDates(date, today) > 0 ? 'date is in the future' : undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    throw new TaskFailure(`${ABOUT_FILE} is not JSON, such as ${EXAMPLE}`);
  }
}
