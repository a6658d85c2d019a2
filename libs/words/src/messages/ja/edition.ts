import type { MessagesOf } from '@tim/languages';
import type { EDITION as English } from '../en/edition.ts';

export const EDITION: MessagesOf<typeof English> = {
  scopes: {
    all: '全便',
    domestic: '国内線',
    international: '国際線',
  },
  monthsRead: { one: '{count}か月分', other: '{count}か月分' },
  yearsRead: { one: '{count}年分', other: '{count}年分' },
  'contrails-by-season-and-hour': '公表された図から読み取り、誤差は約15%',
  phrases: {
    'airport use': '空港の用途',
    'BITRE (Australia)': 'BITRE（オーストラリア）',
    'carrier cabins': '航空会社別の客室仕様',
    'carrier fleets': '航空会社別の保有機材',
    'carrier status': '航空会社の状況',
    'DGCA (India)': 'DGCA（インド）',
    'monthly traffic reports': '月次輸送実績',
    'route aircraft': '路線別の機材',
    'route facts': '路線の情報',
    'own table of ': '固有の表：',
    'mostly recalled': '主に未確認',
    'recalled from general knowledge': '未確認',
    recalled: '未確認',
    ', ': '、',
    '; ': '、',
  },
  between: { ' to ': '～', ' and ': 'と' },
  before: {
    to: '{date}まで',
    'end of': '{date}年末',
    reviewed: '{date}確認',
  },
};
