import type { ReactNode } from 'react';
import type { EmptyReason, FailureCode, Outcome } from '../api/outcome.ts';

type OutcomeViewProps<Response, Reason> = {
  readonly of: Outcome<Response, Reason>;
  /** Stands there while the answer is on its way. */
  readonly loading?: ReactNode;
  readonly renderFailed?: (code: FailureCode) => ReactNode;
  readonly renderEmpty?: (reason: Reason) => ReactNode;
  /** The result. */
  readonly children: (response: Response) => ReactNode;
};

/** What became of a question, whatever that is; nothing where nobody asked, and where it is said elsewhere. */
export function OutcomeView<Response, Reason = EmptyReason>({
  of: outcome,
  loading = null,
  renderFailed = () => null,
  renderEmpty = () => null,
  children,
}: OutcomeViewProps<Response, Reason>): ReactNode {
  switch (outcome.kind) {
    case 'idle':
      return null;
    case 'loading':
      return loading;
    case 'failed':
      return renderFailed(outcome.code);
    case 'empty':
      return renderEmpty(outcome.reason);
    case 'result':
      return children(outcome.response);
  }
}
