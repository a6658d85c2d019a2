import { AircraftFound, RouteStanding } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { foundText, standingText } from './answer-sentences.ts';

describe('the sentences about an answer', () => {
  it('say why a route is taken for old', () => {
    const standing = RouteStanding.fromPartial({ why: 'entered-since', month: '2019-04' });
    expect(standingText({ standing })).toBe(
      'A flight number was last updated in our list of flights in April 2019, none since.',
    );
  });

  it('are none where the answer does not say, and of codes that only a newer backend knows', () => {
    expect(foundText(undefined)).toBe('');
    expect(foundText(AircraftFound.fromPartial({ kind: 'new' }))).toBe('');
    expect(standingText({ standing: RouteStanding.fromPartial({ why: 'new' }) })).toBe('');
  });
});
