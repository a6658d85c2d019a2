import { lazy } from 'react';

/** The list of everyone who flies a route, loaded when a leg's is opened. */
export const LazyOptions = lazy(async () => ({
  default: (await import('../../components/options/options-section.tsx')).OptionsSection,
}));
