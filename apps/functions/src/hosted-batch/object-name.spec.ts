import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchFolder, listOf, startOf } from './batch-in-folder.fixture.ts';
import { objectName } from './object-name.ts';

/** Names of letters and of what is no letter, whole and in pieces. */
const piece = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('/', '.', '..', '//', 'a', 'list.csv', '.parts', 'plan.json', 'é', 'é', '名'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '\u2028',
      '\u2029',
      '\u0085',
      '\0',
      '\r',
      '\n',
      '\u007F',
      '\uD800',
      '\uDC00',
      '\uFFFF',
      '\u{1FFFE}',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('\uFEFF', '\u202E', '\u200D', '%2F', '\\', '#', '?', '*', '[', '😀', ' ', '.unfinished'),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(256), '名'.repeat(301), '.well-known/acme-challenge/') },
);
const anyName = fc.oneof(
  fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  // Most of these are names.
  fc
    .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join('/')),
);

const { numRuns: CASES = 100 } = fc.readConfigureGlobal();

describe('the name of an object', () => {
  it.each([
    ['nothing', ''],
    ['a line separator', 'list\u2028.csv'],
    ['a line separator before a way out', 'a\u2028/../../list.csv'],
    ['half a character', '\uD800.csv'],
    ['more bytes than a storage takes', '名'.repeat(301)],
    ['an empty part', 'a//b'],
    ['a way out', 'a/../b'],
    ['a reserved beginning', '.well-known/acme-challenge/list.csv'],
  ])('has not %s', (_what, name) => expect(objectName.safeParse(name).success).toBe(false));

  it.each(['list.csv', 'a/b/list 2026.csv', 'Flüge.csv', '名/😀.csv', '..a', '.a', 'a#b?c*'])('may be %s', (name) =>
    expect(objectName.safeParse(name).success).toBe(true),
  );

  it('is used or refused at once, whatever it is: no task is tried again for it', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyName, anyName, async (input, output) => {
        const batches = batchFolder();
        if (objectName.safeParse(input).success) await batches.put(input, listOf(2)).catch(() => undefined);
        await batches.run(startOf(input, output));
        const names = await batches.names();
        expect(names.filter((name) => name.startsWith(`${output}.parts/`) && name !== input)).toEqual([]);
        const state = names.includes(output) ? (await batches.statusOf(output))['state'] : 'done';
        expect(state).toBe('done');
      }),
      // Each is a batch in a folder of its own.
      { numRuns: Math.ceil(CASES / 4) },
    );
  });
});
