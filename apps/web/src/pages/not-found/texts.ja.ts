import type { MessagesOf } from '@tim/languages';
import type { NOT_FOUND as English } from './texts.ts';

export const NOT_FOUND: MessagesOf<typeof English> = {
  title: 'ページが見つかりません',
  description: 'お探しのページは見つかりませんでした。',
  code: '404',
  text: 'ページが見つかりません',
  home: 'ホームへ',
};
