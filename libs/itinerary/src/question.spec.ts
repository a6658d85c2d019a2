import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRIP_CABINS } from './cabins.ts';
import { formatPeople, MOST_PEOPLE, peopleIn, readPeople, type People } from './people.ts';
import { formatQuestion, parseQuestion, USUAL_QUESTION, type Question, type QuestionParameters } from './question.ts';

const NOTHING: QuestionParameters = { cabin: '', people: '', journey: '', airline: '' };
const cabin = fc.constantFrom(...TRIP_CABINS);
const inOneCabin = fc.integer({ min: 1, max: MOST_PEOPLE }).map((count): People => ({ count }));
const inSeveral = fc
  .uniqueArray(cabin, { minLength: 2, maxLength: 4 })
  .chain((cabins) => fc.tuple(...cabins.map((one) => fc.tuple(fc.constant(one), fc.integer({ min: 1, max: 24 })))))
  .map((counts) => peopleIn(Object.fromEntries(counts)) as People);
const question: fc.Arbitrary<Question> = fc.record(
  {
    cabin: fc.option(cabin, { nil: undefined }),
    people: fc.oneof(inOneCabin, inSeveral),
    isReturn: fc.boolean(),
    airline: fc.oneof(fc.constant(''), fc.stringMatching(/^[A-Z0-9]{2}$/)),
  },
  { noNullPrototype: true },
);

describe('parseQuestion', () => {
  it('reads what formatQuestion writes', () => {
    fc.assert(
      fc.property(question, (one) => {
        expect(parseQuestion(formatQuestion(one))).toEqual({ question: one, problems: [] });
      }),
    );
  });

  it('reads its own reading of anything the same again, and names each parameter at most once', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{0,3}[a-z -]{0,9}(,[0-9]{0,2}[epbf])?$/));
    fc.assert(
      fc.property(text, text, text, text, (...texts) => {
        const [cabinText, people, journey, airline] = texts;
        const { question: read, problems } = parseQuestion({ cabin: cabinText, people, journey, airline });
        expect(parseQuestion(formatQuestion(read))).toEqual({ question: read, problems: [] });
        expect(new Set(problems.map(({ parameter }) => parameter)).size).toBe(problems.length);
        expect(read.people.count).toBeGreaterThanOrEqual(1);
        expect(read.people.count).toBeLessThanOrEqual(MOST_PEOPLE);
      }),
    );
  });

  it('asks about one person, one way, of all airlines where nothing is said', () => {
    expect(parseQuestion(NOTHING)).toEqual({ question: USUAL_QUESTION, problems: [] });
    expect(formatQuestion(USUAL_QUESTION)).toEqual(NOTHING);
  });

  it('reads people by cabin, in letters or names', () => {
    const people = { count: 3, byCabin: { economy: 2, business: 1 } };
    expect(parseQuestion({ ...NOTHING, people: '2e,1b' }).question.people).toEqual(people);
    expect(parseQuestion({ ...NOTHING, people: ' 1 Business, 2-economy ' }).question.people).toEqual(people);
    expect(formatPeople(people)).toBe('2e,1b');
  });

  it('asks about the cabin in which all of them are', () => {
    expect(parseQuestion({ ...NOTHING, cabin: 'economy', people: '2b' }).question).toEqual({
      ...USUAL_QUESTION,
      cabin: 'business',
      people: { count: 2 },
    });
  });

  it('reads cabin, journey and airline however their letters are', () => {
    expect(parseQuestion({ cabin: 'PREMIUM-economy', people: '', journey: 'Return', airline: 'lx' })).toEqual({
      question: { ...USUAL_QUESTION, cabin: 'premiumEconomy', isReturn: true, airline: 'LX' },
      problems: [],
    });
  });

  it('names what says nothing, and goes on without it', () => {
    const written = { cabin: 'balcony', people: '2e,1x', journey: 'there', airline: 'Swiss' };
    expect(parseQuestion(written)).toEqual({
      question: USUAL_QUESTION,
      problems: [
        { parameter: 'cabin', written: 'balcony' },
        { parameter: 'people', written: '2e,1x' },
        { parameter: 'journey', written: 'there' },
        { parameter: 'airline', written: 'Swiss' },
      ],
    });
  });
});

describe('readPeople', () => {
  it.each(['0', '100', '-1', '1.5', 'two', ' ', '0e', '2e,', '60e,60b', '1e,1e', 'e', '2x'])(
    'takes no "%s"',
    (text) => {
      expect(readPeople(text)).toBeUndefined();
    },
  );
});
