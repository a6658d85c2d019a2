import type { MessagesOf } from '@tim/languages';
import type { UNAVAILABLE as English } from '../en/unavailable.ts';

export const UNAVAILABLE: MessagesOf<typeof English> = {
  reasons: {
    UNKNOWN_AIRPORT: 'コード{value}の空港はありません。',
    UNKNOWN_CARRIER: 'コード{value}の航空会社はありません。',
    CARRIER_NOT_ON_ROUTE: '{value}がこの路線を運航しているという情報はありません。',
    NO_KNOWN_SERVICE: 'この路線を運航する航空会社は確認できません。',
    NO_AIRCRAFT_TABLE: '{value}の機材の燃料表がありません。',
    UNKNOWN_AIRCRAFT: 'コード{value}の機材はありません。',
    DATE_OUT_OF_WINDOW: '{value}の推計値はありません。',
    UNKNOWN_FLIGHT_NUMBER: '便名の数字{value}はありません。便名の数字は1～9999です。',
    SAME_AIRPORT: '出発地と到着地が同じです。',
    CITY_CODE: '{value}は都市のコードです。空港を1つ指定してください。',
    NO_SEAT_LAYOUT: '{value}の機材の座席数は確認できません。',
  },
  oneCity: 'この区間を飛ぶ便はありません。どちらも同じ都市の空港です。',
  onlyDetours: 'この区間（大圏距離{km} km）を飛ぶ便はありません。確認できる乗り継ぎはすべて大幅な遠回りです。',
  carriers: 'この路線の運航が確認されている航空会社：{carriers}。',
  airports: '空港：{airports}。',
  market: '{origin}→{destination}',
  markets: 'この便名が確認されている路線：{markets}。',
  days: '推計できる日：{earliest}～{latest}。',
  networkNotLoaded: '基本の表だけが読み込まれています。機材を指定するか、路線網の表も読み込んでください。',
};
