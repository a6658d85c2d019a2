import { describe, expect, it } from 'vitest';
import { batchFolder, startOf } from './batch-in-folder.fixture.ts';

const ROWS = [
  'LX,52,ZRH,BOS,2025-01-11',
  ',,ZRH,XXX,',
  'LX,52,Zürich,Boston,2025-02-11',
  'LX,,ZRH,BOS,2025-01-12,Mustermann',
];
const LIST = `Traveller,E-mail,airline,flight,from,to,date\n${Array.from(
  { length: 40 },
  (_, at) => `Mustermann ${at},mustermann${at}@example.org,${ROWS[at % ROWS.length]}\n`,
).join('')}`;

describe('a hosted batch without people', () => {
  it('writes every row’s answer, and no traveller anywhere', async () => {
    const { put, run, textOf, names } = batchFolder();
    await put('list.csv', LIST);
    await run(startOf('list.csv', 'answer.csv', { withoutPeople: true }));
    const answer = await textOf('answer.csv');
    expect(answer.match(/,figure,/g)).toHaveLength(30);
    expect(answer).toMatch(/^Traveller,E-mail,airline,.*\n,,LX,52,ZRH,BOS,2025-01-11,figure,/);
    const written = (await names()).filter((name) => name !== 'list.csv');
    expect(written).toEqual(['answer.csv', 'answer.csv.status.json', 'answer.csv.summary.json']);
    expect((await Promise.all(written.map(textOf))).join('\n').toLowerCase()).not.toContain('mustermann');
    expect(JSON.parse(await textOf('answer.csv.summary.json'))).toMatchObject({ leftOut: ['Traveller', 'E-mail'] });
  });

  it('keeps the list as it is unless asked, and is another batch', async () => {
    const { put, handle, drain, textOf, statusOf } = batchFolder();
    await put('list.csv', LIST);
    await handle(startOf('list.csv', 'answer.csv'));
    await handle(startOf('list.csv', 'answer.csv', { withoutPeople: true }));
    expect(await statusOf('answer.csv')).toMatchObject({ refusedStart: { reason: { code: 'OTHER_BATCH' } } });
    await drain();
    expect((await textOf('answer.csv')).match(/Mustermann \d/g)).toHaveLength(40);
    expect(JSON.parse(await textOf('answer.csv.summary.json'))).toMatchObject({ leftOut: [] });
  });
});
