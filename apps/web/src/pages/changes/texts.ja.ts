import type { TextsOf } from '@tim/languages';
import type { CHANGES as English } from './texts.ts';

const LONG_DATE = new Intl.DateTimeFormat('ja', { dateStyle: 'long', timeZone: 'UTC' });

export const CHANGES: TextsOf<typeof English> = {
  title: '数値の変更',
  description:
    'オープン計算エンジンの各版で数値がどう変わったか。値が変わった路線（航空会社別）の数と内訳、変化の大きさ、理由。',
  introduction:
    '同じ数値をもう一度求めると、計算エンジンやデータの改善により値が変わることがあります。ここでは、各版で何が変わったかを示します。把握している全航空会社の全路線について、1年の各月に1便ずつ、エコノミーの値を変更の前後で比べています。',
  since: '計算エンジン0.8.0から記録しています。',
  again: 'すべての結果に計算エンジンとデータの版が付いているため、以前の版の値も計算し直せます。',
  feed: { text: 'フィードで購読する：', name: 'changes.xml', href: '/changes.xml' },
  rows: (version) => `${version}の全データ（CSV）`,
  heading: (version, date) => `計算エンジン${version}、${LONG_DATE.format(new Date(date))}`,
  changed: (changed, asked) => `航空会社別の${asked}路線のうち、${changed}路線の値が変わりました。`,
  none: (asked) => `航空会社別の${asked}路線のうち、値が変わったものはありません。`,
  mean: (percent) => `全路線の平均では${percent}の変化です。`,
  largest: (percent, route) => `最大の変化は${route}の${percent}です。`,
  gained: (routes) => `新たに値が得られた路線：${routes}。`,
  lost: (routes) => `値がなくなった路線：${routes}。`,
  reasons: {
    '0.10.0':
      '現在運航している路線の判定を改めました。姉妹会社の便がわずかしかない路線は、その航空会社自身も運航しているものとします（ロンドン発フランクフルト行きのルフトハンザなど）。2022年に多く運航された国内線は、運航を終えたものとみなさなくなりました。個別の路線も訂正しました。海や閉鎖された国境の向こうにある近くの空港は数えなくなりました（ロドス島に対するダラマンなど）。個々の便の数値は変わりませんが、一部の代表値が変わりました。',
    '0.9.0':
      'オーストラリアの統計は空港ではなく都市を示しています。東京、ソウル、上海、ジャカルタ、ロンドン、パリ、ローマへの便を、現在運航している便として、統計にある座席数とともに数えるようになりました。以前は運航を終えた便とみなされ、一覧や代表値に含まれていませんでした。',
    '0.8.0':
      'オーストラリア発着・国内の便は、同国の統計にある座席利用率・機種・座席数を使います。インドの航空会社の便は、同国の統計にある座席利用率を使い、ナローボディ機では貨物量も同統計の値を使います。以前は、その航空会社または世界の一般的な値を使っていました。',
  },
  carriers: {
    most: '値の変化が大きい航空会社',
    all: (count) => `全${count}社`,
    columns: ['航空会社', '変わった路線', '路線の平均', '最大の変化'],
  },
  routes: {
    most: '変化の大きい路線',
    all: (count) => `変化の大きい${count}路線`,
    columns: ['路線', '航空会社', '変化'],
  },
  changedOf: (changed, asked) => `${changed}/${asked}`,
  route: (origin, destination) => `${origin}→${destination}`,
  ofAirline: (route, airline) => `${route}、${airline}`,
  feedTitle: (model) => `${model}：オープン計算エンジンの数値の変更`,
};
