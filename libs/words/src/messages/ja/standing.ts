import type { MessagesOf } from '@tim/languages';
import type { STANDING as English } from '../en/standing.ts';

export const STANDING: MessagesOf<typeof English> = {
  'airport-without-passengers': '{airportCode}は{use}で、予約できる便がありません。',
  uses: {
    military: '軍用飛行場',
    closed: '閉鎖された空港',
    freight: '貨物用の空港',
    'general-aviation': 'ビジネスジェット機・小型機用の空港',
  },
  'reported-lately': '{month}まで運航の報告があります。',
  'reported-no-more': '{month}までの期間に、運航の報告がありません。',
  'entered-lately': '便の一覧への便名の最後の記載は{month}です。',
  'entered-since': '便の一覧への便名の最後の記載は{month}で、その後はありません。',
  'entered-one-way': '便の一覧への記載は{month}で、古いか、片方向だけのものです。',
  'flown-by-sister': '系列会社の{carrierCode}が運航しています。',
  'scheduled-on-day': '時刻表にあります。',
  'scheduled-for-number': '時刻表にあります。',
  'scheduled-on-route': '時刻表にあります。',
  'route-compiled': 'この航空会社によるこの路線の運航が確認されています。',
  'sells-no-seats': '他社のための運航、チャーター、貨物のみで、自社コードで座席を販売していません。',
  'seen-lately': 'サンフランシスコで確認されています。',
  'foreign-domestic': 'この航空会社が座席を販売できない国の国内路線です。',
  'no-fitting-aircraft': 'この距離を飛べて現地に着陸できる機材が、この航空会社にありません。',
  'between-foreign-countries': 'この航空会社の国ではない2国間の路線です。',
  'flown-in-2022': '2022年に運航されました。便名は一覧の履歴より古いものです。',
  'hardly-flown-in-2022': '2022年にはほとんど運航されず、その後は便の一覧への記載もありません。',
  'flown-in-2016-17': '2016年と2017年に運航されました。その後のことは分かりません。',
  'listed-alone': '数年前から便の一覧にありますが、それ以上のことは分かりません。',
};
