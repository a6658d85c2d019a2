import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { PUBLISHER_TEXTS as English } from './texts.ts';

export const PUBLISHER_TEXTS: MessagesOf<typeof English> = {
  heading: 'このサイトの運営者',
  publisher: 'オープン版Travel Impact Modelの保守担当者',
  published: {
    name: '運営者',
    text: 'このサイトは、オープン版Travel Impact Modelの保守担当者が運営しています。Googleが公表している算定方法に従いますが、Google自身のサイトではありません。',
  },
  figures: '数値',
  computed: {
    engine: [
      '計算結果は、オープン計算エンジンが公開データから計算したものです。Googleの公表値ではありません（',
      { text: '公表値との差', href: '/accuracy' },
      '）。',
    ],
    google: [
      '計算結果は、GoogleのTravel Impact Model APIによるものです。オープン計算エンジンが計算した場合は、フッターと結果にその旨を表示します（',
      { text: '両者の差', href: '/accuracy' },
      '）。',
    ],
  },
  sourceCode: 'ソースコード',
  openSource: 'サイト・計算画面・計算エンジンはオープンソースで、データ表もコードに含まれます。',
  repository: {
    before: 'サイト・計算画面・計算エンジンはオープンソースで、データ表もコードに含まれます（',
    link: 'リポジトリ',
    after: '）。',
  },
  licence: {
    name: 'ライセンス',
    text: [
      'コードと独自の表：Apache-2.0。計算結果：',
      { text: 'CC\u00a0BY-SA\u00a04.0', href: LINKS.licence },
      '。第三者が作成した表には、それぞれの利用条件が適用されます（コードに付属する告知を参照）。',
    ],
  },
  mistakes: '誤り',
  report: { before: '数値に誤りがあると思われる場合は、結果のURLを添えて', link: 'お知らせください', after: '。' },
  howToCite: '引用の方法',
  citations: {
    engine:
      '「Travel Impact Modelのオープン計算エンジン（版は結果の計算過程に記載）、方法：Travel Impact Model（版は結果ページのフッターに記載）、結果のURL、閲覧日」',
    google: '「Google、Travel Impact Model（版は結果ページのフッターに記載）、結果のURL、閲覧日」',
  },
};
