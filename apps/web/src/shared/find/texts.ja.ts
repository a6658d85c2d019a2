import type { MessagesOf } from '@tim/languages';
import type { FIND as English } from './texts.ts';

export const FIND: MessagesOf<typeof English> = {
  allAirports: 'すべての空港',
  cityWithAll: '{city}（すべての空港）',
  unknownCode: 'このコードは場所の一覧にありません',
  noPlace: 'その名称の場所はありません。都市、空港、または空港コードを入力してください。',
  closed: '旅客は利用できません',
  freightOnly: '貨物専用：旅客1人あたりの値はありません',
  carrierRead: '{code}を航空会社コードの欄に移しました',
  takeRoute: '{flight}便は一覧では{from}→{to}です：この路線を使う',
  found: { one: '候補{count}件', other: '候補{count}件' },
};
