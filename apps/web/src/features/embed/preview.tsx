import { createElement, useEffect } from 'react';

type PreviewProps = { readonly attributes: Readonly<Record<string, string>> };

/** The element itself, as a page of others would show it. */
export function Preview({ attributes }: PreviewProps) {
  useEffect(() => {
    void import('@tim/embed').then(({ defineTravelImpactFigure }) => defineTravelImpactFigure(window.location.origin));
  }, []);
  return createElement('travel-impact-figure', attributes);
}
