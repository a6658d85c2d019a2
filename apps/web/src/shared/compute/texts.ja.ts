import type { MessagesOf } from '@tim/languages';
import type * as English from './texts.ts';

export const RECORD_TIERS: MessagesOf<typeof English.RECORD_TIERS> = {
  TIM_EMISSIONS: 'その便自体（航空会社・便名・路線・月）。本プロジェクトの対応付けではGHGプロトコルの燃料法。',
  TYPICAL_FLIGHT_EMISSIONS:
    '路線の代表値。通常の行き方の半数はこれより少なく、半数は多く排出します。本プロジェクトの対応付けでは距離法。',
  DISTANCE_BASED_EMISSIONS: '距離のみ。把握している全便から求めた係数による。本プロジェクトの対応付けでは距離法。',
};

export const RECORD_WARNINGS: MessagesOf<typeof English.RECORD_WARNINGS> = {
  TYPICAL_IN_PLACE_OF_FLIGHT: 'その便自体の値は求められないため、路線の代表値を使っています。',
  DAY_NOT_KNOWN: '行には月のみで日がないため、その月の15日の便の値を示しています。',
  NUMBER_NOT_LISTED: '航空会社はこの路線を運航していますが、この便名は路線の一覧にありません。',
  AIRLINE_NOT_KNOWN: '行の航空会社が見つからないため、数値には反映していません。',
  FLEET_OF_ANOTHER_YEAR: '機材は搭乗年のものではなく、2025年末時点のものです。',
  LOADS_OF_ANOTHER_YEAR: '搭乗年の座席利用率は分からないため、2023～2026年の値を使っています。',
  AIRCRAFT_NOT_KNOWN: '行に書かれた機材が分からないため、通常の機材の値を使っています。',
  AIRCRAFT_NOT_USED: '行に機材がありますが、数値は路線全体のもので、機材を反映していません。',
  RETURN_HAS_ITS_ROW: '行には「往復」とありますが、復路便は別の行にあるため、そちらでのみ数えます。',
  TRIP_NOT_KNOWN: '行の「旅程の種類」からは復路の有無が分からないため、片道として数えます。',
  DIVERTED: 'ダイバートした便のため、実際に着陸した空港までを計算しています。',
  DIVERSION_NOT_KNOWN: 'ダイバートしましたが行き先の記載がないため、予定どおりの便として計算しています。',
  NO_DIRECT_FLIGHT: '旅程の一部には確認できる直行便がないため、そこでは乗り継ぎの代表値を使っています。',
  CABIN_NOT_ON_BOARD: 'この機材にはこの座席クラスがありません。その座席に相当する値を示しています。',
  CABIN_ON_FEW_WAYS: 'この路線の行き方の多くにはこの座席クラスがありません。算定方法に従って値を示しています。',
  AIRPORT_CLOSED: '路線の空港の一つがその時点で閉鎖されていました。数値は同じ都市または近隣の別の空港のものです。',
  DISTANCE_IN_PLACE_OF_ROUTE: '路線または航空会社がその後閉鎖され、現在は直行便がないため、距離による数値です。',
  LABEL_NOT_FOR_REPORTS: 'EUフライト排出量ラベルの値です。企業の報告用ではありません。',
};

export const RECORD_REASONS: MessagesOf<typeof English.RECORD_REASONS> = {
  INVALID_ROW: '行の内容に誤りがあります。どの欄をどう直すかは、行ごとに示します。',
};

export const BATCH_RECORD: MessagesOf<typeof English.BATCH_RECORD> = {
  about:
    '便のリストの排出量。Travel Impact Modelのオープン計算エンジンにより、ブラウザーで計算。報告のための根拠資料であり、監査の結果でも証明書でもありません。',
  method: {
    name: 'Travel Impact Model、スコープ3：その便自体、なければ路線の代表値、なければ距離',
    unit: 'CO2e（Well-to-Wake）。1人分はグラム、行の旅客全員分はキログラムとトン',
    fuel: '化石由来のジェット燃料（ケロシン）。係数はCORSIA（GWPの基準も同じ）',
    primaryData:
      'PRIMARYは、入力値がその情報源から直接得られたことを示すもので、航空会社が燃料を計測したという意味ではありません。ESRS E1の一次データの割合は0%です。',
    offsets: '控除なし',
  },
  declaration:
    'ISO 14083による申告に必要な事項。要素は、拠点としての空港と、その間の飛行。路線の代表値には、示されていない経由地が含まれることがあります。空港は別に、その空港固有ではない既定値で示します。適合を示すものではありません。',
  repeat: {
    how: '読み込んだとおりのリストを保存し、同じ版の計算エンジンとデータでコマンドを実行して比べると、結果は1バイトも違わず一致します。',
  },
  otherReason: '数値を計算できません。理由は行ごとに示します。',
  texts: {
    cabin: '座席クラスのない行は{cabin}として扱います。',
    passengers: '旅客数のない行は1人として扱います。',
    date: '日付のない行は路線の代表値で計算します。',
    dateOrder: {
      'day-first': '2通りに読める日付は日・月の順として読み取ります。',
      'month-first': '2通りに読める日付は月・日の順として読み取ります。',
    },
  },
};
