import { fill, type Manner } from '@tim/languages';
import { monthText } from './dates.ts';
import type { Messages } from './messages/en.ts';
import { textOf } from './parts.ts';
import type { Words } from './words.ts';

export const standingWords =
  (messages: Messages['standing'], manner: Manner): Words['standing'] =>
  ({ basis }) => {
    switch (basis.kind) {
      case 'airport-without-passengers':
        return fill(messages[basis.kind], { ...basis, use: textOf(messages.uses, basis.use) ?? basis.use });
      case 'flown-by-sister':
        return fill(messages[basis.kind], basis);
      case 'reported-lately':
      case 'reported-no-more':
        return fill(messages[basis.kind], { month: monthText(basis.through, manner) });
      case 'entered-lately':
      case 'entered-since':
      case 'entered-one-way':
        return fill(messages[basis.kind], { month: monthText(basis.lastEntered, manner) });
      default:
        return messages[basis.kind];
    }
  };
