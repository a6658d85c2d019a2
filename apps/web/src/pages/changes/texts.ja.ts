import type { TextsOf } from '@tim/languages';
import type { CHANGES as English } from './texts.ts';

export const CHANGES: TextsOf<typeof English> = {
  title: '変わった数値',
  description:
    'オープン計算エンジンの各版で数値がどう変わったか。変わった航空会社の路線の数、その路線、変化の大きさ、理由。',
  introduction:
    '同じ数値をもう一度求めると、計算エンジンやデータの改善により値が変わることがあります。ここには、各版で何が変わったかを示します。知られている各航空会社の全路線について、1年の各月に1便、エコノミーの値を前後で比べています。',
  since: '計算エンジン0.8.0から記録しています。',
  again: 'すべての回答に計算エンジンとデータの版が付いているので、以前の版の値を再び計算できます。',
  feed: { text: 'フィードで購読する：', name: 'changes.xml', href: '/changes.xml' },
  rows: (version) => `${version}の全行（CSV）`,
  heading: (version, date) => `計算エンジン${version}、${date}`,
  changed: (changed, asked) => `航空会社の路線${asked}のうち、${changed}の値が変わりました。`,
  none: (asked) => `航空会社の路線${asked}のうち、値が変わったものはありません。`,
  mean: (percent) => `全路線の平均では${percent}です。`,
  largest: (percent, route) => `最も大きな変化は${percent}です：${route}。`,
  gained: (routes) => `新たに値が得られた路線：${routes}。`,
  lost: (routes) => `値がなくなった路線：${routes}。`,
  reasons: {
    '0.8.0':
      'オーストラリア発着・国内の便は、同国の統計にある座席利用率・機種・座席数を使います。インドの航空会社の便は、同国の統計にある座席利用率と、単通路機では貨物量を使います。以前は、その航空会社または世界で一般的な値を使っていました。',
  },
  carriers: {
    most: '値が最も変わった航空会社',
    all: (count) => `全${count}社`,
    columns: ['航空会社', '変わった路線', '路線の平均', '最大の変化'],
  },
  routes: {
    most: '最も変わった路線',
    all: (count) => `最も変わった${count}路線`,
    columns: ['路線', '航空会社', '変化'],
  },
  changedOf: (changed, asked) => `${asked}中${changed}`,
  route: (origin, destination) => `${origin}→${destination}`,
  ofAirline: (route, airline) => `${route}、${airline}`,
  feedTitle: (model) => `${model}：オープン計算エンジンの変わった数値`,
};
