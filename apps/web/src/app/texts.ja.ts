import type { MessagesOf } from '@tim/languages';
import type { APP as English } from './texts.ts';

export const APP: MessagesOf<typeof English> = {
  skip: '本文へ移動',
  broken: '予期しないエラーが発生しました',
  menu: {
    landmark: 'メイン',
    drawer: 'メニュー',
    inDrawer: 'メインメニュー',
    further: '旅程・便のリスト・集合場所',
    open: 'メニューを開く',
    close: 'メニューを閉じる',
  },
  pages: {
    home: 'ホーム',
    about: 'モデルの概要',
    governance: 'ガバナンス',
    calculator: '排出量の計算',
    faq: 'よくある質問',
    trip: '旅程',
    list: '便のリスト',
    meeting: '集合場所',
  },
  languages: '言語',
  footer: {
    further: '数値とデータ',
    pages: {
      accuracy: '精度',
      methodology: '算定方法',
      glossary: '用語集',
      changes: '数値の変更',
      embed: '埋め込み',
      developers: 'API',
    },
    contact: 'お問い合わせ',
    privacyPolicy: 'プライバシーポリシー',
    poweredBy: '計算：{provider}',
    providers: { engine: 'オープン計算エンジン', google: 'Google' },
  },
  notices: {
    label: 'このサイトについて',
    offline: 'オフラインです。Travel Impact Model {version}により、この端末で計算しています。',
    offlineWithDate:
      'オフラインです。Travel Impact Model {version}（{dated}時点のデータ）により、この端末で計算しています。',
    update: 'このサイトの新しい版があります。',
    take: '読み込む',
  },
};
