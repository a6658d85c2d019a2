import type { MessagesOf } from '@tim/languages';
import type { UNANSWERED as English } from './texts.ts';

export const UNANSWERED: MessagesOf<typeof English> = {
  failed: '数値を取得できませんでした。',
  elsewhere: 'サイトで調べる',
};
