import { MOST_PEOPLE } from '@tim/itinerary';
import type { TextsOf } from '@tim/languages';
import type {
  CALENDAR as EnglishCalendar,
  FIELD_LABELS as EnglishLabels,
  FORM as EnglishForm,
  PASSED as EnglishPassed,
  PEOPLE_FIELD as EnglishPeople,
} from './texts.ts';

export const FORM: TextsOf<typeof EnglishForm> = {
  showEmissions: '排出量を表示',
  stillNeeded: '未入力：',
  check: '要確認：',
  named: (label, message) => (message.startsWith(label) ? message : `${label}：${message}`),
};

export const FIELD_LABELS: TextsOf<typeof EnglishLabels> = {
  origin: '出発地',
  destination: '到着地',
  operatingCarrierCode: '航空会社コード',
  flightNumber: '便名の数字',
  departureDate: '出発日',
};

export const CALENDAR: TextsOf<typeof EnglishCalendar> = {
  choose: (label) => `${label}を選択`,
  previousMonth: '前の月',
  nextMonth: '次の月',
  open: (label, date) => `${label}、選択中の日付：${date ?? 'なし'}`,
};

export const PEOPLE_FIELD: TextsOf<typeof EnglishPeople> = {
  people: '人数',
  count: (people) => `${people}人`,
  inCabin: (cabin) => `${cabin}の人数`,
  rule: `合計で1～${MOST_PEOPLE}の整数`,
  fewer: (label) => `${label}：1人減らす`,
  more: (label) => `${label}：1人増やす`,
  split: '座席クラスを分ける',
  together: '全員同じ座席クラス',
};

export const PASSED: TextsOf<typeof EnglishPassed> = {
  hasPassed: (day) => `${day}は過ぎています。個々の便を調べられるのは、今日以降の日付です。`,
  sameFlightOn: (day) => `${day}の同じ便`,
  listOfThePast: '過去の便はリストで計算',
};
