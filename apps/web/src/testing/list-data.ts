import { buildFindIndex } from '@tim/find';
import { findSources } from '../../build/find-files.ts';
import type { ListSettings, ListShape, ListWork, SaidOfList } from '../shared/compute/list-types.ts';
import { listData } from '../shared/compute/worker/list/list-data.ts';
import { createSession } from '../shared/compute/worker/list/session.ts';

const sources = findSources();

/** What the worker has loaded before it answers a list: made once, it takes seconds. */
export const LIST_DATA = listData(sources.tables, buildFindIndex(sources));
export const LIST_TODAY = { year: 2026, month: 11, day: 23 };

export const newListSession = (onProgress: (rows: number, grams: number) => void = () => undefined): ListWork =>
  createSession(async () => LIST_DATA, onProgress);

/** A list that was read and answered, as the page does it; with what was said of it before and chosen for it. */
export async function answeredList(
  list: string | Blob,
  { said, places, ...chosen }: Partial<ListSettings> & { readonly said?: Partial<SaidOfList> | undefined } = {},
) {
  const session = newListSession();
  const shape = (await session.read(list, { today: LIST_TODAY, ...said })) as ListShape;
  await session.load('');
  const { order } = (await session.columns(shape.columns)).dates;
  const settings: ListSettings = {
    columns: shape.columns,
    cabin: 'economy',
    today: LIST_TODAY,
    places: { ...shape.corrected?.places, ...places },
    ...(order !== undefined && { dateOrder: order }),
    ...chosen,
  };
  const summary = await session.compute(settings);
  const { rows } = await session.rows({ filter: 'all', search: '', most: 100 });
  return { session, shape, settings, summary, rows };
}

/** The record of an answered list, read again. */
export async function recordOfList(
  session: ListWork,
  isWithPeople = false,
): Promise<Readonly<Record<string, unknown>>> {
  const record = await session.record({ fileName: 'a.csv' }, isWithPeople);
  return JSON.parse(await record.text()) as Readonly<Record<string, unknown>>;
}
