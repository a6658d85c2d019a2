/** Computes on the visitor's device, where no page has to wait: nothing of it leaves that. */
import type { FindIndex } from '@tim/find';
import { createBirpc } from 'birpc';
import { fetchedJson } from '../../fetched.ts';
import { once } from '../../once.ts';
import type { Services, Told } from '../services.ts';
import { loadCoreTables, loadTables } from './load-tables.ts';

type Methods = Readonly<Record<string, (...asked: unknown[]) => unknown>>;

const services: { readonly [Name in keyof Services]: () => Promise<Services[Name]> } = {
  list: async () => {
    const [{ createSession }, { loadListData }] = await Promise.all([
      import('./list/session.ts'),
      import('./list/list-data.ts'),
    ]);
    return createSession(loadListData, (rows, grams) => void page.progress.asEvent(rows, grams));
  },
  meet: async () => {
    const [{ createMeetings }, { loadMeetData }] = await Promise.all([
      import('./meet/session.ts'),
      import('./meet/meet-data.ts'),
    ]);
    return createMeetings(loadMeetData, (places) => void page.progress.asEvent(places));
  },
  'what-if': async () => {
    const [{ createWhatIf }, tables] = await Promise.all([import('./what-if/what-if.ts'), loadCoreTables()]);
    const { aircraftOn, change } = createWhatIf(tables);
    return {
      aircraftOn: async (flight) => aircraftOn(flight),
      change: async (flight, changes) => change(flight, changes),
    };
  },
  offline: async () => {
    const [{ createOffline }, tables] = await Promise.all([import('./offline.ts'), loadTables()]);
    return createOffline(tables, fetchedJson<FindIndex>);
  },
};

/** A worker has the name of its one service, and brings no other's code. */
const bring: () => Promise<Services[keyof Services]> = services[self.name as keyof Services];
const service = once(bring);

const page = createBirpc<Told, Methods>(
  {},
  {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    post: (message) => self.postMessage(message),
    on: (receive) => self.addEventListener('message', ({ data }) => receive(data)),
    resolver:
      (method) =>
      async (...asked) =>
        ((await service()) as Methods)[method]?.(...asked),
  },
);

// What it needs is on its way before it is asked.
void service();
