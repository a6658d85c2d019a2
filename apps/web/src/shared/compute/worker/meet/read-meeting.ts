import { MEETING_LIMITS, readHomes, readPlaces, type HomesProblem } from '@tim/meet';
import type { PlaceSearch } from '@tim/find';
import type { MeetingField, MeetingProblem, ReadMeeting, TypedMeeting } from '../../meet-types.ts';
import { codesOf, namedPlace } from './place-words.ts';

/** Read who comes from where, and where they may meet. */
export function readMeeting({ homes, among, chosen }: TypedMeeting, places: PlaceSearch): ReadMeeting {
  const reading = { placesOf: (name: string) => codesOf(name, places), chosen };
  const people = readHomes(homes, reading);
  const named = readPlaces(among, reading);
  const inField = (field: MeetingField) => (problem: HomesProblem) => ({
    field,
    problem,
    ...(problem.kind === 'unknown' && { station: places.station(problem.text, true) }),
    places: problem.kind === 'ambiguous' ? problem.codes.map((code) => namedPlace(code, places)) : [],
  });
  const problems: MeetingProblem[] = [
    ...(people.kind === 'problems' ? people.problems : []).map(inField('homes')),
    ...named.problems.map(inField('among')),
  ];
  if (named.codes.length > MEETING_LIMITS.places) {
    problems.push({ field: 'among', problem: { kind: 'too-many-places' }, places: [] });
  }
  // A name that both have is asked about once.
  const asked = problems.filter(
    ({ problem }, at) =>
      problem.kind !== 'ambiguous' || problems.findIndex((other) => textOf(other.problem) === problem.text) === at,
  );
  if (people.kind === 'problems' || asked.length > 0) return { kind: 'problems', problems: asked };
  return { kind: 'read', homes: people.homes, among: named.codes };
}

const textOf = (problem: MeetingProblem['problem']) => ('text' in problem ? problem.text : undefined);
