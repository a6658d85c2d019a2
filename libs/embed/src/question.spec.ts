import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureAddress, pageAddress, readQuestion, type Attribute } from './question.ts';

const SERVICE = 'https://site.example';
const read = (attributes: Partial<Record<Attribute, string>>) => readQuestion((name) => attributes[name] ?? null);

describe('the attributes of the element', () => {
  it('name a flight as people write it', () => {
    const expected = { kind: 'flight', itinerary: 'ZRH-BOS-LX-52-20270110', cabin: 'economy' };
    expect(read({ flight: 'LX52', from: 'ZRH', to: 'BOS', date: '2027-01-10' })).toEqual(expected);
    expect(read({ flight: ' lx 52', from: 'zrh', to: ' bos ', date: '20270110', cabin: 'Economy' })).toEqual(expected);
  });

  it('name a route, where they name no flight and no date', () => {
    expect(read({ from: 'LHR', to: 'JFK', cabin: 'premiumEconomy' })).toEqual({
      kind: 'route',
      itinerary: 'LHR-JFK',
      cabin: 'premiumEconomy',
    });
  });

  it.each([
    {},
    { from: 'ZRH' },
    { from: 'ZRH', to: 'BOS', flight: 'LX52' },
    { from: 'ZRH', to: 'BOS', date: '2027-01-10' },
    { from: 'ZRH', to: 'BOS', flight: 'LX52', date: '10.1.2027' },
    { from: 'ZRH', to: 'BOS', cabin: 'cockpit' },
  ])('are not enough: %j', (attributes) => {
    expect(read(attributes)).toBeUndefined();
  });

  it('ask for the names of cities in the language of the words; English goes without saying', () => {
    const business = read({ from: 'LHR', to: 'JFK', cabin: 'business' });
    const economy = read({ from: 'LHR', to: 'JFK' });
    const addresses = [economy, business].flatMap((question) =>
      question ? ['en', 'de'].map((language) => figureAddress(SERVICE, question, language)) : [],
    );
    expect(addresses).toEqual([
      `${SERVICE}/v1/figures/route/LHR-JFK`,
      `${SERVICE}/v1/figures/route/LHR-JFK?lang=de`,
      `${SERVICE}/v1/figures/route/LHR-JFK?cabin=business`,
      `${SERVICE}/v1/figures/route/LHR-JFK?cabin=business&lang=de`,
    ]);
  });

  it('lead nowhere but to the service, whatever is in them', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        'ZRH',
        'LX52',
        '2027-01-10',
        'javascript:alert(1)',
        '../../evil',
        '"><img src=x>',
        '__proto__',
        'constructor',
      ),
    );
    const any = fc.record({ flight: text, from: text, to: text, date: text, cabin: text }, { requiredKeys: [] });
    fc.assert(
      fc.property(any, (attributes) => {
        const question = read(attributes);
        const addresses = question
          ? [figureAddress(SERVICE, question, 'en'), pageAddress(SERVICE, question, 'en', '#working')]
          : [];
        for (const address of addresses) {
          expect(address).toMatch(
            /^https:\/\/site\.example\/(v1\/figures|lookup)\/(flight|route)(\/|\?itinerary=)[A-Z]{3}-[A-Z]{3}(-[A-Z\d]{2}-\d{1,4}-\d{8})?([?&]cabin=(premiumEconomy|business|first))?(#working)?$/,
          );
        }
      }),
    );
  });
});
