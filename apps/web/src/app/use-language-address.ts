import type { BuildLanguage } from '@tim/languages';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../config/pages.ts';
import { useHydrated } from '../shared/ui/hydration.tsx';

/** The address of the page that is shown, in another language: with the same question and place, once they are known. */
export function useLanguageAddress(): (language: BuildLanguage) => string {
  const { pathname, search, hash } = useLocation();
  const place = useHydrated() ? search + hash : '';
  return (language) => addressOf(pathname, language) + place;
}
