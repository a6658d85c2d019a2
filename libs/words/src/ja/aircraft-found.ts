import type { AircraftBasis, Basis, FlightEstimate } from '@tim/estimator';
import type { AircraftFound } from '../words.ts';

type FoundBasis = Extract<AircraftBasis, { readonly isMiddleOfSeveral: boolean }>;

/** Where a carrier's types come from. */
const WHERE_FROM: Readonly<Record<FoundBasis['kind'], (found: FoundBasis) => string>> = {
  'scheduled-on-day': ({ schedule = '' }) => `この便名の、この時季・曜日の時刻表による機材です（${schedule}）。`,
  'scheduled-for-number': ({ schedule = '' }) =>
    `この便名の時刻表による機材ですが、この時季・曜日のものではありません（${schedule}）。`,
  'scheduled-on-route': ({ carrierName, schedule = '' }) =>
    `この路線の${carrierName}の便の時刻表による機材で、この便名のものではありません（${schedule}）。`,
  'seen-on-route': ({ carrierName }) =>
    `この路線の${carrierName}の便としてサンフランシスコで確認された機材です。この便名のものを最も重視します（SFO Museum、2024年1月～2026年7月）。`,
  'reported-on-route': ({ carrierName }) =>
    `${carrierName}がこの路線で使うと報告された機材です（US BTS T-100、2024年1月と2026年2月）。`,
  'kept-for-route': ({ carrierName }) =>
    `${carrierName}がこの路線用に持つ、専用の客室仕様の機材です（主に一般的な知識による）。`,
  'counted-seats-on-route': ({ carrierName }) =>
    `${carrierName}の機材のうち、2025年8月までの1年間にこの路線の便で集計された座席数に合うものです（オーストラリアBITRE）。`,
  'fleet-and-seats-on-route': ({ carrierName }) =>
    `${carrierName}の保有機材、2016～17年のこの路線の便の座席数（OpenTravelData）、この距離を飛べる機材からの推定です。`,
  'carrier-fleet': ({ carrierName }) =>
    `確認されている${carrierName}の保有機材と、この距離を飛べる機材からの推定です。`,
  'reported-elsewhere': ({ carrierName }) =>
    `${carrierName}がほかの路線で使うと報告した機種からの推定です（US BTS Form 41 Schedule T-2、T-100）。`,
  'all-carriers-fleets': ({ carrierName, isFleetKnown }) =>
    isFleetKnown
      ? `全航空会社がこの距離で使う機材からの推定です。この距離を飛べる${carrierName}の機種は確認できません。`
      : `全航空会社がこの距離で使う機材からの推定です。${carrierName}の機材は確認できません。貨物専用か、すでに運航していない可能性があります。`,
};

const MIDDLE = '使用される可能性のある機種を頻度で重み付けし、排出量の順で中央に当たるものです。';

/** How the aircraft was found. */
function foundWords(basis: AircraftBasis): readonly string[] {
  if (basis.kind === 'given') return ['リクエストで指定された機材です。'];
  if (basis.kind === 'family-default') {
    return [
      `リクエストで指定された機種群${basis.family}のうち、${basis.carrierName}が使う機種は確認できないため、算定方法が定める機種を使います。`,
    ];
  }
  return [
    ...(basis.family === undefined ? [] : [`リクエストで機種群${basis.family}が指定されています。`]),
    WHERE_FROM[basis.kind](basis),
    ...(basis.isMiddleOfSeveral ? [MIDDLE] : []),
  ];
}

/** Which cabin it has; nothing where the type has only one. */
function cabinWords(basis: Basis, schedule: string): readonly string[] {
  switch (basis.kind) {
    case 'carrier-layouts': {
      const [only = '', ...others] = basis.layouts;
      if (others.length > 0) return [`客室仕様：${basis.layouts.join('、')}の平均。`];
      return only === 'all' ? [] : [`客室仕様：${only}。`];
    }
    case 'scheduled-seats':
      return [`客室仕様：時刻表の${basis.isSharedOut ? '総座席数' : '座席数'}${schedule}。`];
    case 'typical-of-type':
    case 'reported-mean-of-type':
      return [
        `客室仕様：機種の代表的なもの${basis.isScaledToReportedTotal ? '（報告された総座席数に合わせて調整）' : ''}。`,
      ];
    default:
      return [];
  }
}

/** Who flies, where it is not simply the carrier. */
function operatorWords(operatedBy: FlightEstimate['operatedBy']): readonly string[] {
  switch (operatedBy.kind) {
    case 'carrier':
      return [];
    case 'partner':
      return [`${operatedBy.carrierName}の便として${operatedBy.partnerName}が運航します。`];
    case 'probably-partner':
      return [
        `${operatedBy.carrierName}の便として、おそらく${operatedBy.partnerName}が運航します。2016～17年のこの路線の${operatedBy.carrierName}の便は、自社機より小さい機材の座席数でした（OpenTravelData）。`,
      ];
    case 'carrier-not-listed':
      return [`${operatedBy.carrierName}はこの路線の一覧にありませんが、両都市に就航し、一方に拠点があります。`];
  }
}

/** Who flies, how the aircraft was found and which cabin it has, in sentences. */
export function aircraftFoundWords({ aircraft, operatedBy, inputs }: AircraftFound): string {
  const { basis, dataCategory, sourceVersion } = inputs.seatsPerClass;
  // The sentence about the aircraft has named the schedule already, if the aircraft came from it.
  const schedule = 'schedule' in aircraft.basis ? '' : `（${sourceVersion}）`;
  const cabin = aircraft.basis.kind === 'family-default' ? [] : cabinWords(basis, schedule);
  const isRecalled = basis.kind === 'carrier-layouts' && dataCategory === 'DEFAULT';
  return [
    ...operatorWords(operatedBy),
    ...foundWords(aircraft.basis),
    ...cabin,
    ...(isRecalled ? ['座席数は一般的な知識によるもので、資料で確認したものではありません。'] : []),
  ].join('');
}
