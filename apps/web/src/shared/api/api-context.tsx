import { createContext, useContext, type ReactNode } from 'react';
import type { EmissionsApi } from './emissions-api.ts';

const ApiContext = createContext<EmissionsApi | undefined>(undefined);

type ApiProviderProps = { readonly api: EmissionsApi; readonly children: ReactNode };

export function ApiProvider({ api, children }: ApiProviderProps) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The two data operations. */
export function useEmissionsApi(): EmissionsApi {
  const api = useContext(ApiContext);
  if (api === undefined) {
    throw new Error('useEmissionsApi needs an ApiProvider above it');
  }
  return api;
}
