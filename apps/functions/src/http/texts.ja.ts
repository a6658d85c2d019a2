import type { MessagesOf } from '@tim/languages';
import type { FAULTS as English } from './texts.ts';

export const FAULTS: MessagesOf<typeof English> = {
  unknownName: {
    atTop: 'JSONに不明な名前があります：「{name}」。このフィールドは存在しません。',
    within: 'JSONに不明な名前があります：「{path}」の「{name}」。このフィールドは存在しません。',
  },
  unexpectedList: {
    atTop: 'JSONで「{name}」がリストになっています。このフィールドの値は1つだけです。',
    within: 'JSONで「{path}」の「{name}」がリストになっています。このフィールドの値は1つだけです。',
  },
  invalidValue: {
    atTop: '値が無効です（{type}）：{value}',
    within: '「{path}」の値が無効です（{type}）：{value}',
  },
  aList: 'リスト',
  anObject: 'オブジェクト',
  valueList: '{before}、{after}',
  unknownParameter: 'このパラメーターはありません。使えるのは{known}です。',
  givenTwice: 'このパラメーターは1回だけ指定してください。',
  tooMany: '{name}は{most}件までです。リクエストには{count}件あります。',
  tooManyWith: {
    includeOptions: '行き方も求める場合、{name}は{most}件までです。リクエストには{count}件あります。',
    includeWorking: '計算過程も求める場合、{name}は{most}件までです。リクエストには{count}件あります。',
  },
  date: '暦にある日付を指定してください（1年から9999年まで）。不要な部分は省けます。',
  wholeDate: '暦にある日付を、年・月・日とも指定してください。',
  oneOf: '次のいずれかを指定してください：{values}。',
  otherEnding: 'URLの末尾が.{ending}です。formatを省くか、同じ値を指定してください。',
  oneSubject: {
    flight: '便を1つ指定してください（例：{example}）。',
    route: '路線を1つ指定してください（例：{example}）。',
  },
  parts: {
    airport: '空港の3文字のIATAコードを指定してください（例：「ZRH」）。',
    carrier: '運航する航空会社の2文字のIATAコードを指定してください（例：「LX」）。',
    flightNumber: '便名は、航空会社のコードを除く数字だけを20桁以内で指定してください（例：「52」）。',
    date: '暦にある日付をYYYYMMDDまたはYYYY-MM-DDの形で指定してください。',
  },
  resultAddress: 'このサイトの結果のURLを指定してください。',
  pixels: 'ピクセル数を整数で指定してください。',
  scope3: {
    cabinClass: '座席クラスを指定してください。',
    date: '{firstYear}年以降の日付、または年だけを指定してください。',
    distance: '1km以上2.5e16km未満の距離を指定してください。',
    placesOrDistance: '出発地と到着地、または距離を指定してください。',
  },
};
