import type { Body, CabinEvidence, CabinLayout, CabinUse } from '@tim/reference-data';

/** A row of cabins.csv. */
export type CabinRow = {
  readonly line: number;
  readonly carrier: string;
  readonly type: string;
  readonly body: Body;
  readonly subFleet: string;
  readonly use: CabinUse;
  readonly baseAirport: string;
  readonly economy: number;
  readonly premiumEconomy: number;
  readonly business: number;
  readonly first: number;
  readonly blocked: number;
  readonly total: number;
  /** 0 when not known. */
  readonly airframes: number;
  readonly evidence: CabinEvidence;
  readonly confidence: CabinLayout['confidence'];
  readonly citation: string;
  /** 0 when none was reported. */
  readonly reportedMean: number;
  readonly isReportedMeanPooled: boolean;
  readonly usRoutes: CabinLayout['usRoutes'];
};
