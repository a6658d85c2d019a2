import type { TextsOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { MODEL_NAME } from '../../config/site.ts';
import type { PUBLISHER_TEXTS as English } from './texts.ts';

const PUBLISHER = `オープン版${MODEL_NAME}の保守担当者`;
const OPEN_SOURCE = 'サイト・計算画面・計算エンジンはオープンソースで、データ表もコードに含まれます';

export const PUBLISHER_TEXTS: TextsOf<typeof English> = {
  heading: 'このサイトの運営者',
  publisher: PUBLISHER,
  published: {
    name: '運営者',
    text: `このサイトは、${PUBLISHER}が運営しています。Googleが公表している算定方法に従いますが、Google自身のサイトではありません。`,
  },
  figures: '数値',
  computed: {
    engine: [
      '計算結果は、オープン計算エンジンが公開データから計算したものです。Googleの公表値ではありません（',
      { text: '公表値との差', href: '/accuracy' },
      '）。',
    ],
    google: [
      `計算結果は、Googleの${MODEL_NAME} APIによるものです。オープン計算エンジンが計算した場合は、フッターと結果にその旨を表示します（`,
      { text: '両者の差', href: '/accuracy' },
      '）。',
    ],
  },
  sourceCode: 'ソースコード',
  openSource: `${OPEN_SOURCE}。`,
  repository: (href) => [`${OPEN_SOURCE}：`, { text: 'リポジトリ', href }],
  licence: {
    name: 'ライセンス',
    text: [
      'コードと独自の表：Apache-2.0。計算結果：',
      { text: 'CC\u00a0BY-SA\u00a04.0', href: LINKS.licence },
      '。第三者が作成した表には、それぞれの利用条件が適用されます（コードに付属する告知を参照）。',
    ],
  },
  mistakes: '誤り',
  report: (href) => ['数値に誤りがあると思われる場合は、結果のURLを添えて', { text: 'お知らせください', href }, '。'],
  howToCite: '引用の方法',
  citations: {
    engine: `「${MODEL_NAME}のオープン計算エンジン（版は結果の計算過程に記載）、方法：${MODEL_NAME}（版は結果ページのフッターに記載）、結果のURL、閲覧日」`,
    google: `「Google、${MODEL_NAME}（版は結果ページのフッターに記載）、結果のURL、閲覧日」`,
  },
};
