import type { MessagesOf } from '@tim/languages';
import type { EMBED_TEXTS as English } from './texts.ts';

export const EMBED_TEXTS: MessagesOf<typeof English> = {
  label: 'この移動の排出量',
  loading: '排出量を調べています',
  incomplete:
    'fromとtoを、便の場合は便名と日付も指定してください：from="ZRH" to="BOS" flight="LX52" date="2027-01-10"。',
  working: 'この数値の計算過程',
  reasons: {
    UNKNOWN_AIRPORT: '見つからない空港があります。',
    UNKNOWN_CARRIER: '航空会社が見つかりません。',
    CARRIER_NOT_ON_ROUTE: 'この航空会社がこの路線を運航しているという情報はありません。',
    NO_KNOWN_SERVICE: 'この路線を運航する航空会社は確認できません。',
    DATE_OUT_OF_WINDOW: '推計の対象は、今日から1年先までの便です。',
    UNKNOWN_FLIGHT_NUMBER: '便名が見つかりません。',
    NO_SUCH_CABIN: 'この座席クラスの設定がありません。',
  },
  unknown: 'この便または路線は確認できません。',
};
