/** What the page of meetings and its worker say to each other: plain data. */

import type { AnsweredWith } from '@tim/batch';
import type { Station } from '@tim/find';
import type { Home, HomesProblem, MeetingQuestion, RankedPlace } from '@tim/meet';

/** What a code is called. */
export type NamedPlace = {
  readonly code: string;
  /** Of the city, or of the airport where that was meant. */
  readonly name: string;
  /** In English; empty where it is not known. */
  readonly countryName: string;
};

/** As somebody typed it. */
export type TypedMeeting = {
  readonly homes: string;
  /** Places to choose from; empty for the cities with most flights. */
  readonly among: string;
  /** The code of a name that may mean several, by that name. */
  readonly chosen: Readonly<Record<string, string>>;
};

/** Which part of what was typed a problem is in. */
export type MeetingField = 'homes' | 'among';

export type MeetingProblem = {
  readonly field: MeetingField;
  readonly problem: HomesProblem | { readonly kind: 'too-many-places' };
  /** The railway station whose code an unknown name is. */
  readonly station?: Station | undefined;
  /** Those that an ambiguous name may mean. */
  readonly places: readonly NamedPlace[];
};

export type ReadMeeting =
  | { readonly kind: 'read'; readonly homes: readonly Home[]; readonly among: readonly string[] }
  | { readonly kind: 'problems'; readonly problems: readonly MeetingProblem[] };

export type ShownPlace = NamedPlace &
  RankedPlace & {
    /** Whether its total is clearly above that of the first. */
    readonly isClear: boolean;
  };

/** A city near a place. */
export type NearPlace = ShownPlace & { readonly km: number };

/** A home to which many places have no way. */
export type Unconnected = NamedPlace & { readonly places: number };

export type MeetingAnswer = {
  /** Lowest first. */
  readonly places: readonly ShownPlace[];
  /** What the homes are called, by their codes. */
  readonly names: Readonly<Record<string, string>>;
  /** The codes that the question has as somebody would type them: by a name where that means nothing else. */
  readonly written: Readonly<Record<string, string>>;
  /** Places to choose from. */
  readonly considered: number;
  /** Places without a way for somebody, as far as they were looked at. */
  readonly unreached: number;
  /** From where, most often first. */
  readonly unconnected: readonly Unconnected[];
  readonly made: AnsweredWith;
};

/** What the worker can be asked of a meeting. */
export type MeetWork = {
  /** Fetch the data, once. @throws where it does not come */
  readonly load: (findIndex: string) => Promise<void>;
  readonly read: (typed: TypedMeeting) => Promise<ReadMeeting>;
  readonly rank: (question: MeetingQuestion) => Promise<MeetingAnswer>;
  /** The cities nearest to a place of the last answer, of those to which everybody has a way. */
  readonly near: (code: string) => Promise<readonly NearPlace[]>;
  /** @param isForSpreadsheets - whether cells that a spreadsheet would run as formulas are written as texts */
  readonly csv: (isForSpreadsheets: boolean) => Promise<Blob>;
  readonly xlsx: () => Promise<Blob>;
  readonly record: () => Promise<Blob>;
};
