import type { MessagesOf } from '@tim/languages';
import type { WHAT_IF as English } from './texts.ts';

export const WHAT_IF: MessagesOf<typeof English> = {
  introduction:
    'この数値の前提を変えると、値がどうなるかを確かめられます。変更しない項目は上の結果のままです。外部には送信せず、ブラウザーで計算します。',
  loading: '表を読み込んでいます',
  loadFailed: '表を読み込めませんでした。接続を確認してください。',
  failed: '数値を計算できませんでした。',
  again: '再試行',
  notComplete: '数値の前提の一部が結果に含まれていないため、ここでは計算し直せません。',
  otherData:
    '上の数値は、このページが持つものとは別のデータで計算されています。前提を変えるには、ページを再読み込みしてください。',
  noFigure: 'この機材では数値がありません。通常の座席数か燃料のデータがありません。',
  aircraft: '機材',
  asAnswered: '{name}（結果のとおり）',
  aircraftHelp: '別の機材では、その航空会社の座席数、なければ通常の座席数を使います。',
  seats: '座席数',
  load: '座席利用率',
  cargo: '貨物（旅客と貨物の質量に占める割合）',
  distance: '飛行距離（最短距離に対する割合）',
  sustainable: '持続可能な航空燃料（全燃料の質量に占める割合）',
  saving: 'その燃料のライフサイクル削減率（%）',
  savingHelp:
    '製造から燃焼までの排出量が、ケロシン（89\u00a0g\u00a0CO2e/MJ）より何%少ないか。製造者が示す値で、原料によって異なります。',
  savingNeeded: 'ライフサイクル削減率：入力すると、持続可能な航空燃料を計算に入れます。',
  savingRule: 'ライフサイクル削減率：0～100の数値。',
  sustainableMethod:
    'Travel Impact Modelでは、持続可能な航空燃料による控除をしません。ラベルの記載分も同様です。ここではCORSIAと同じく、割合に削減率を掛けた分を控除します（ICAO附属書16第IV巻3.3.1）。',
  seatRule: '{cabin}の座席数：0以上の整数。',
  noSeatRule: '座席数：機材に少なくとも1席が必要です。',
  mostSeatsRule: '座席数：合計{seats}席は多すぎます。旅客機の最大は{most}人です。',
  beyondTable:
    'この便は、機材の燃料表の上限（{km}\u00a0km）を超えています。その先は外挿した値で、この機材では到達できない可能性があります。',
  caption: 'Well-to-Wake、旅客1人あたりkg CO2e：',
  original: '元の値',
  changed: '変更後',
  difference: '差（kg）',
  differencePercent: '差（%）',
  correct: '印のある欄を直すと、数値を表示します。',
  reset: '元に戻す',
  wasReset: '元の値に戻しました。',
  now: '変更後のエコノミー：{kilograms} CO2e、{difference}（{percent}）',
  says: '変更後のエコノミー：旅客1人あたりCO2換算{kilograms}キログラム、差は{difference}キログラム、{percent}パーセント。',
  seatNames: {
    economy: 'エコノミー',
    premiumEconomy: 'プレミアムエコノミー',
    business: 'ビジネス',
    first: 'ファースト',
  },
};
