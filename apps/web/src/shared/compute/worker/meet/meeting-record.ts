import { fill } from '@tim/languages';
import { BY_LAND_KM, type MeetingQuestion } from '@tim/meet';
import { SCOPE } from '../../../texts.ts';
import type { MeetingAnswer } from '../../meet-types.ts';
import type { MeetData } from './meet-data.ts';
import { MEETING_RECORD } from './texts.ts';

/** Everything that an answer rests on, as JSON. */
export function meetingRecord(question: MeetingQuestion, answer: MeetingAnswer, { tables, made }: MeetData): Blob {
  const { places, considered, unreached, unconnected } = answer;
  const record = {
    about: MEETING_RECORD.about,
    question,
    method: {
      ...MEETING_RECORD.method,
      byLand: question.isByLandLeftOut ? fill(MEETING_RECORD.byLand, { km: BY_LAND_KM }) : null,
      counted: SCOPE.counted,
      notCounted: SCOPE.notCounted,
      radiativeForcing: SCOPE.radiativeForcing,
      licence: SCOPE.licence.name,
    },
    madeWith: {
      ...made,
      dataSha256: tables.dataSha256 ?? '',
      origins: tables.origins.map(({ table, sources }) => ({ table, sources })),
    },
    placesConsidered: considered,
    placesWithoutAWay: unreached,
    withoutAWayFrom: unconnected,
    places,
  };
  return new Blob([JSON.stringify(record, undefined, 1)], { type: 'application/json' });
}
