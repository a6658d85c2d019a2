import type { MessagesOf } from '@tim/languages';
import type { METHODOLOGY as English } from './texts.ts';

export const METHODOLOGY: MessagesOf<typeof English> = {
  title: '算定方法',
  uses: [
    'このサイトの',
    { text: '計算画面', href: '/lookup/route' },
    'と',
    { text: 'そのAPI', href: '/developers/api' },
    'の値は、この方法で算定しています。公表値に',
    { text: 'どれだけ近いか', href: '/accuracy' },
    'も測定しています。',
  ],
  words: '用語の意味',
  contents: 'このページの内容',
  description: '計算画面のオープン計算エンジンが行う計算を、すべての定数とその出典とともに段階ごとに示します。',
};
