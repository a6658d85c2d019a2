import { Component, type ReactNode } from 'react';
import { PageColumn } from '../shared/ui/page-column.tsx';
import { Heading, Text } from '../shared/ui/typography.tsx';
import { APP } from './texts.ts';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** A new value gives the children another try, for example on another page. */
  readonly resetKey?: string;
};
type ErrorBoundaryState = {
  readonly failure?: { readonly error: unknown } | undefined;
  readonly resetKey?: string | undefined;
};

/** The error's status, as a response has one; else its message. */
export function describeError(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('status' in error && (typeof error.status === 'number' || typeof error.status === 'string')) {
      return String(error.status);
    }
    if ('message' in error && typeof error.message === 'string') {
      return error.message;
    }
  }
  return String(error);
}

/** Shows the fallback screen instead of an empty page when rendering fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failure: undefined, resetKey: props.resetKey };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) {
      return this.props.children;
    }
    return (
      <PageColumn role="alert">
        <Heading as="h1">{APP.broken}</Heading>
        <Text mt="4">{describeError(failure.error)}</Text>
      </PageColumn>
    );
  }
}
