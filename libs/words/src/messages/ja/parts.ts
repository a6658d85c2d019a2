import type { MessagesOf } from '@tim/languages';
import type { PARTS as English } from '../en/parts.ts';

export const PARTS: MessagesOf<typeof English> = {
  named: '{name}（{code}）',
  sentences: '{before}{after}',
  list: '{before}、{after}',
  and: '{before}と{after}',
};
