import type { MeetingQuestion } from '@tim/meet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMeeting, parseMeeting } from './meeting-address.ts';

const code = fc.stringMatching(/^[A-Z]{3}$/);
const codes = (maxLength: number) => fc.uniqueArray(code, { maxLength });
const question: fc.Arbitrary<MeetingQuestion> = fc.record({
  homes: fc
    .uniqueArray(code, { minLength: 1, maxLength: 60 })
    .chain((all) =>
      fc.tuple(...all.map((one) => fc.record({ code: fc.constant(one), people: fc.integer({ min: 1, max: 33 }) }))),
    ),
  among: codes(100),
  cabin: fc.constantFrom('economy', 'premiumEconomy', 'business', 'first'),
  isReturn: fc.boolean(),
  isByLandLeftOut: fc.boolean(),
  onlinePercent: fc.integer({ min: 0, max: 90 }),
});

describe('the address of a meeting', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(question, (asked) => {
        expect(parseMeeting(new URLSearchParams(formatMeeting(asked)))).toEqual(asked);
      }),
    );
  });

  it('leaves out what goes without saying', () => {
    const [homes, usual] = [
      [
        { code: 'ZRH', people: 12 },
        { code: 'BOS', people: 4 },
      ],
      { among: [], cabin: 'economy', isReturn: true, isByLandLeftOut: false, onlinePercent: 0 } as const,
    ];
    expect(formatMeeting({ homes, ...usual })).toBe('from=ZRH-12.BOS-4');
    expect(parseMeeting(new URLSearchParams('from=ZRH-12.BOS-4'))).toEqual({ homes, ...usual });
  });

  it.each([
    ['from=', 'from'],
    ['from=ZRH', 'from'],
    ['from=ZRH-0', 'from'],
    ['from=ZRH-1.ZRH-2', 'from'],
    ['from=ZRH-1999.BOS-2', 'from'],
    ['from=zrh-1', 'from'],
    ['from=ZRH-1&among=PAR.PAR', 'among'],
    ['from=ZRH-1&cabin=x', 'cabin'],
    ['from=ZRH-1&cabin=toString', 'cabin'],
    ['from=ZRH-1&way=back', 'way'],
    ['from=ZRH-1&land=yes', 'land'],
    ['from=ZRH-1&online=91', 'online'],
    ['from=ZRH-1&online=-1', 'online'],
  ])('"%s" is wrong in %s', (address, parameter) => {
    expect(parseMeeting(new URLSearchParams(address))).toEqual({ parameter });
  });

  it('asks nothing without people, and takes any address', () => {
    expect(parseMeeting(new URLSearchParams('cabin=b'))).toBeUndefined();
    fc.assert(fc.property(fc.webQueryParameters(), (text) => void parseMeeting(new URLSearchParams(`from=${text}`))));
  });
});
