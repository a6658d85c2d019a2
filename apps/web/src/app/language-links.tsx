import { Flex, Link, type FlexProps } from '@chakra-ui/react';
import { languageWords, OWN_LANGUAGE } from '@tim/languages';
import { BUILT_LANGUAGES } from '../config/built-languages.ts';
import { APP } from './texts.ts';
import { useLanguageAddress } from './use-language-address.ts';

/** Leads to the same page in each language; nothing where there is one alone. */
export function LanguageLinks(props: FlexProps) {
  const addressIn = useLanguageAddress();
  if (BUILT_LANGUAGES.length < 2) return null;
  return (
    <Flex asChild {...props}>
      <nav aria-label={APP.languages}>
        <Flex as="ul" wrap="wrap" columnGap="5" rowGap="1">
          {BUILT_LANGUAGES.map((language) => (
            <li key={language}>
              <Link
                href={addressIn(language)}
                hrefLang={language}
                lang={language}
                aria-current={language === OWN_LANGUAGE ? 'true' : undefined}
                variant="plain"
                display="inline-flex"
                alignItems="center"
                // Large enough to press where the device has no letters of the language, too.
                minWidth="target"
                minHeight="target"
              >
                {languageWords(language).name}
              </Link>
            </li>
          ))}
        </Flex>
      </nav>
    </Flex>
  );
}
