import { languagePath, type BuildLanguage } from '@tim/languages';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../shared/ui/hydration.tsx';

/** The address of the page that is shown, in another language: with the same question and place, once they are known. */
export function useLanguageAddress(): (language: BuildLanguage) => string {
  const { pathname, search, hash } = useLocation();
  const place = useHydrated() ? search + hash : '';
  return (language) => {
    const root = languagePath(language);
    return (pathname === '/' ? root || '/' : root + pathname) + place;
  };
}
