import type { MessagesOf } from '@tim/languages';
import type { AIRCRAFT_FOUND as English } from '../en/aircraft-found.ts';

export const AIRCRAFT_FOUND: MessagesOf<typeof English> = {
  operatedBy: {
    partner: '{carrierName}の便として{partnerName}が運航します。',
    'probably-partner':
      '{carrierName}の便として、おそらく{partnerName}が運航します。2016～17年のこの路線の{carrierName}の便は、自社機より小さい機材の座席数でした（OpenTravelData）。',
    'carrier-not-listed': '{carrierName}はこの路線の一覧にありませんが、両都市に就航し、一方に拠点があります。',
  },
  given: 'リクエストで指定された機材です。',
  'family-default':
    'リクエストで指定された機種群{family}のうち、{carrierName}が使う機種は確認できないため、算定方法が定める機種を使います。',
  family: 'リクエストで機種群{family}が指定されています。',
  from: {
    'scheduled-on-day': 'この便名の、この時季・曜日の時刻表による機材です（{schedule}）。',
    'scheduled-for-number': 'この便名の時刻表による機材ですが、この時季・曜日のものではありません（{schedule}）。',
    'scheduled-on-route':
      'この路線の{carrierName}の便の時刻表による機材で、この便名のものではありません（{schedule}）。',
    'seen-on-route':
      'この路線の{carrierName}の便としてサンフランシスコで確認された機材です。この便名のものを最も重視します（SFO Museum、2024年1月～2026年7月）。',
    'reported-on-route': '{carrierName}がこの路線で使うと報告された機材です（US BTS T-100、2024年1月と2026年2月）。',
    'kept-for-route': '{carrierName}がこの路線用に持つ、専用の客室仕様の機材です（主に未確認）。',
    'counted-seats-on-route':
      '{carrierName}の機材のうち、2025年8月までの1年間にこの路線の便で集計された座席数に合うものです（オーストラリアBITRE）。',
    'fleet-and-seats-on-route':
      '{carrierName}の保有機材、2016～17年のこの路線の便の座席数（OpenTravelData）、この距離を飛べる機材からの推定です。',
    'carrier-fleet': '確認されている{carrierName}の保有機材と、この距離を飛べる機材からの推定です。',
    'reported-elsewhere':
      '{carrierName}がほかの路線で使うと報告した機種からの推定です（US BTS Form 41 Schedule T-2、T-100）。',
    'all-carriers-fleets':
      '全航空会社がこの距離で使う機材からの推定です。この距離を飛べる{carrierName}の機種は確認できません。',
  },
  fleetNotKnown:
    '全航空会社がこの距離で使う機材からの推定です。{carrierName}の機材は確認できません。貨物専用か、すでに運航していない可能性があります。',
  middleOfSeveral: '使用される可能性のある機種を頻度で重み付けし、排出量の順で中央に当たるものです。',
  cabin: {
    layout: '客室仕様：{layouts}。',
    layouts: '客室仕様：{layouts}の平均。',
    layoutName: '{name}',
    scheduledSeats: {
      stated: '客室仕様：時刻表の座席数。',
      ofSchedule: '客室仕様：時刻表の座席数（{schedule}）。',
    },
    scheduledTotal: {
      stated: '客室仕様：時刻表の総座席数。',
      ofSchedule: '客室仕様：時刻表の総座席数（{schedule}）。',
    },
    typical: '客室仕様：機種の代表的なもの。',
    typicalScaled: '客室仕様：機種の代表的なもの（報告された総座席数に合わせて調整）。',
  },
  recalled: '座席数は未確認です（資料を読んで確かめていません）。',
};
