import { createEstimator } from '@tim/estimator';
import { loadTables } from '../config/load-tables.ts';
import { engineProvider } from './engine-provider.ts';
import type { Provider } from './provider.ts';

/** Makes what it is given once, at the first call. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The provider that answers here. The tables are read at the first call, not when the code is loaded to be deployed. */
export const currentProvider: () => Provider = once(() =>
  engineProvider(createEstimator(loadTables(new URL('./tables/', import.meta.url))), Date.now),
);
