import { describe, expect, it } from 'vitest';
import { reasonSentences } from './reason.ts';

describe('what could explain a difference', () => {
  it('is how full the aircraft was, or its cargo, where carriers report such figures', () => {
    const why = {
      cause: 'load',
      passengerLoadFactor: { used: 0.8215, needed: 0.7047 },
      cargoMassFraction: { used: 0.21, needed: 0.0792 },
    };
    expect(reasonSentences({ error: 0.2, why })).toEqual([
      'Ours would be the published figure with 70\u202F% of the seats taken (we took 82\u202F%), or with 8\u202F% of the payload as cargo (we took 21\u202F%).',
    ]);
  });

  it('is another input of the tables, where one comes nearer', () => {
    const nearest = { kind: 'layout', aircraft: 'B789', seats: '0/64/35/123', error: 0.0078 } as const;
    expect(reasonSentences({ error: 0.2, why: { cause: 'cabin', nearest } })).toEqual([
      'Nearest in our tables: B789 with 0/64/35/123 (+0.8\u202F% off).',
    ]);
    const worse = { kind: 'defaultLoad', fraction: 0.845, error: -0.3 } as const;
    expect(reasonSentences({ error: 0.2, why: { cause: 'several', nearest: worse } })).toEqual([
      'No single input explains it.',
    ]);
  });

  it.each([
    [{ kind: 'type', aircraft: 'A21N' }, 'A21N'],
    [{ kind: 'withWinglets', aircraft: 'B738' }, 'B738 with winglets'],
    [{ kind: 'withoutWinglets', aircraft: 'B738' }, 'B738 without winglets'],
    [{ kind: 'cargoOfDistance', fraction: 0.051 }, 'cargo of the distance band, 5.1\u202F%'],
    [{ kind: 'defaultLoad', fraction: 0.845 }, 'load factor 84.5\u202F%'],
  ] as const)('says which input comes nearer: %o', (input, text) => {
    const why = { cause: 'load', nearest: { ...input, error: 0.01 } };
    expect(reasonSentences({ error: 0.2, why })).toEqual([`Nearest in our tables: ${text} (+1.0\u202F% off).`]);
  });

  it('is the type, where we took another than the one published', () => {
    expect(reasonSentences({ error: 0.2, why: { cause: 'wrongType' } })).toEqual([
      'We took another aircraft type than the one published.',
    ]);
  });

  it('is not looked for outside economy', () => {
    expect(reasonSentences({ error: 0.2 })).toEqual([]);
  });
});
