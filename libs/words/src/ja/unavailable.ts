import type { CalendarDate, NoFlights, NotLoaded, Unavailable, UnavailableReason } from '@tim/estimator';
import { writtenDay } from '../written-day.ts';
import { notForPassengersWords } from './not-for-passengers.ts';

const noFlightsWords = ({ isOneCity, greatCircleKm }: NoFlights): string =>
  isOneCity
    ? 'この区間を飛ぶ便はありません。どちらも同じ都市の空港です。'
    : `この区間（大圏距離${Math.round(greatCircleKm)} km）を飛ぶ便はありません。確認できる乗り継ぎはすべて大幅な遠回りです。`;

const SENTENCES: Readonly<Record<UnavailableReason, (unavailable: Unavailable) => string>> = {
  UNKNOWN_AIRPORT: ({ value }) => `コード${value}の空港はありません。`,
  UNKNOWN_CARRIER: ({ value }) => `コード${value}の航空会社はありません。`,
  CARRIER_NOT_ON_ROUTE: ({ value }) => `${value}がこの路線を運航しているという情報はありません。`,
  NO_KNOWN_SERVICE: ({ noFlights }) =>
    noFlights ? noFlightsWords(noFlights) : 'この路線を運航する航空会社は確認できません。',
  NO_AIRCRAFT_TABLE: ({ value }) => `${value}の機材の燃料表がありません。`,
  UNKNOWN_AIRCRAFT: ({ value }) => `コード${value}の機材はありません。`,
  DATE_OUT_OF_WINDOW: ({ value }) => `${writtenDay(value)}の推計値はありません。`,
  UNKNOWN_FLIGHT_NUMBER: ({ value }) => `便名の数字${value}はありません。便名の数字は1～9999です。`,
  SAME_AIRPORT: () => '出発地と到着地が同じです。',
  CITY_CODE: ({ value }) => `${value}は都市のコードです。空港を1つ指定してください。`,
  NO_SEAT_LAYOUT: ({ value }) => `${value}の機材の座席数は確認できません。`,
  CARRIES_FREIGHT: notForPassengersWords,
  NO_LONGER_FLIES: notForPassengersWords,
  ROUTE_CLOSED: notForPassengersWords,
  AIRPORT_MOVED: notForPassengersWords,
  SOLD_UNDER_ANOTHER_CODE: notForPassengersWords,
};

const NETWORK_NOT_LOADED = '基本の表だけが読み込まれています。機材を指定するか、路線網の表も読み込んでください。';

/** Why there is no estimate and what would have worked, on one line. */
export function unavailableWords(unavailable: Unavailable | NotLoaded): string {
  if (unavailable.reason === 'NETWORK_NOT_LOADED') return NETWORK_NOT_LOADED;
  const { reason, carrierCodes = [], airportCodes = [], markets = [], window } = unavailable;
  return [
    SENTENCES[reason](unavailable),
    carrierCodes.length > 0 ? `この路線の運航が確認されている航空会社：${carrierCodes.join('、')}。` : '',
    airportCodes.length > 0 ? `空港：${airportCodes.join('、')}。` : '',
    markets.length > 0
      ? `この便名が確認されている路線：${markets.map(({ origin, destination }) => `${origin}→${destination}`).join('、')}。`
      : '',
    window ? `推計できる日：${dayWords(window.earliest)}～${dayWords(window.latest)}。` : '',
  ].join('');
}

/** A date as YYYY-MM-DD. */
function dayWords({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
