import type { MessagesOf } from '@tim/languages';
import type { HOME as English } from './texts.ts';

export const HOME: MessagesOf<typeof English> = {
  title: 'Travel Impact Model',
  description:
    'Travel Impact Modelは、最新の研究に基づき、航空機での移動による排出量を科学的根拠のある分かりやすい推計値で示します。',
  subtitle: '航空機での移動の影響を推計する',
  sharedPicture: '夜明けの山並みの上に描かれた2本の飛行経路。',
  formHint: '都市や空港を、名称かコードで入力してください。',
  planTrip: '途中で立ち寄る都市がある場合は「旅程」で計算',
  meet: '複数の都市から集まる場合は、集合場所を探す',
  cards: [
    {
      title: 'モデルの概要',
      description: 'モデルとその仕組みについて',
      linkName: '詳しく見る',
      href: '/about-tim',
      linkAriaLabel: 'Travel Impact Modelについて詳しく見る',
    },
    {
      title: 'ガバナンス',
      description: '排出量モデルを監督し、変更を決める体制について',
      linkName: '詳しく見る',
      href: '/governance',
      linkAriaLabel: 'Travel Impact Modelのガバナンスについて詳しく見る',
    },
    {
      title: '排出量の計算',
      description: '便の排出量を計算し、何によって決まるのかを確認できます',
      linkName: '計算する',
      href: '/lookup/route',
      linkAriaLabel: '排出量を計算する',
    },
  ],
};
