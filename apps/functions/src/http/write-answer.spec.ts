import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeAnswer } from './write-answer.ts';

const text = async (...given: Parameters<typeof writeAnswer>) => Buffer.from(await writeAnswer(...given)).toString();

const anyObject = fc.dictionary(fc.stringMatching(/^x\w{0,4}$/), fc.jsonValue(), { maxKeys: 3 });

describe('writeAnswer', () => {
  it('writes what writing the whole answer at once would', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), anyObject, fc.boolean(), async (entries, rest, isPretty) => {
        const whole = { ...(entries.length > 0 && { list: entries }), ...rest };
        expect(await text({ list: 'list', entries, rest }, { isPretty })).toBe(
          JSON.stringify(whole, undefined, isPretty ? 2 : 0),
        );
      }),
    );
  });

  it('leaves out what is not chosen', async () => {
    const answer = { list: 'list', entries: [{ a: 1, b: 2 }], rest: { version: 1 } };
    expect(await text(answer, { choose: ({ list }) => ({ ...(list !== undefined && { list }) }) })).toBe(
      '{"list":[{"a":1,"b":2}]}',
    );
    expect(await text(answer, { choose: ({ version }) => ({ version }) })).toBe('{"version":1}');
  });

  it('stops at the limit and names it', async () => {
    let made = 0;
    const entries = (function* () {
      for (;;) yield { made: (made += 1) };
    })();
    await expect(writeAnswer({ list: 'list', entries, rest: {} }, { maxBytes: 1000 })).rejects.toThrow('1000 bytes');
    expect(made).toBeLessThan(1000);
  });
});
