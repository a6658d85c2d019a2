import type { MessagesOf } from '@tim/languages';
import type {
  CALENDAR as EnglishCalendar,
  FIELD_LABELS as EnglishLabels,
  FORM as EnglishForm,
  PASSED as EnglishPassed,
  PEOPLE_FIELD as EnglishPeople,
} from './texts.ts';

export const FORM: MessagesOf<typeof EnglishForm> = {
  showEmissions: '排出量を表示',
  stillNeeded: '未入力：',
  check: '要確認：',
  named: '{label}：{message}',
};

export const FIELD_LABELS: MessagesOf<typeof EnglishLabels> = {
  origin: '出発地',
  destination: '到着地',
  operatingCarrierCode: '航空会社コード',
  flightNumber: '便名の数字',
  departureDate: '出発日',
};

export const CALENDAR: MessagesOf<typeof EnglishCalendar> = {
  choose: '{label}を選択',
  previousMonth: '前の月',
  nextMonth: '次の月',
  open: '{label}、選択中の日付：{date}',
  openWithoutDate: '{label}、選択中の日付：なし',
};

export const PEOPLE_FIELD: MessagesOf<typeof EnglishPeople> = {
  people: '人数',
  count: { one: '{count}人', other: '{count}人' },
  inCabin: '{cabin}の人数',
  rule: '合計で1～{most}の整数',
  fewer: '{label}：1人減らす',
  more: '{label}：1人増やす',
  split: '座席クラスを分ける',
  together: '全員同じ座席クラス',
};

export const PASSED: MessagesOf<typeof EnglishPassed> = {
  hasPassed: '{day}は過ぎています。個々の便を調べられるのは、今日以降の日付です。',
  sameFlightOn: '{day}の同じ便',
  listOfThePast: '過去の便はリストで計算',
};
