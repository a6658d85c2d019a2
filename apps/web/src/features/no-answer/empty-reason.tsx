import { fill } from '@tim/languages';
import type { Market } from '@tim/messages';
import type { EmptyReason as Reason } from '../../shared/api/outcome.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { useLocation } from 'react-router-dom';
import { resultPath } from '../../config/pages.ts';
import { namedBy } from '../../shared/named-words.ts';
import { questionInAddress } from '../question/question-address.ts';
import { successorRoute } from './successor-route.ts';
import { JOIN } from '../../shared/join.ts';
import { EMPTY } from './texts.ts';
import { emptyReasonText } from './unavailable-text.ts';

export type EmptyReasonProps = {
  readonly mode: 'route' | 'flight';
  readonly asked: Market;
  readonly reason: Reason;
  /** To be told which address the visitor follows. */
  readonly onFollow: (address: string) => void;
};

/** What is known of why an answer holds no figures, and where to go instead. */
export function EmptyReason({ mode, asked, reason, onFollow }: EmptyReasonProps) {
  const { search } = useLocation();
  const text = emptyReasonText(reason, mode);
  const named = namedBy((code) => reason.placeNames?.[code]);
  const successor = successorRoute(asked, reason.detail);
  const route =
    successor &&
    resultPath('route', `${successor.origin}-${successor.destination}`, questionInAddress(search).question);
  return (
    <>
      {text && (
        <Text role="status" size="lead">
          {text}
        </Text>
      )}
      {route && (
        <TextLink to={route} onClick={() => onFollow(route)} alignSelf="flex-start">
          {fill(EMPTY.whoFlies, { route: JOIN.fromTo(named(successor.origin), named(successor.destination)) })}
        </TextLink>
      )}
    </>
  );
}
