import { Button, Flex, Link } from '@chakra-ui/react';
import { languageWords, OWN_LANGUAGE } from '@tim/languages';
import { BUILT_LANGUAGES } from '../config/built-languages.ts';
import { useLanguageAddress } from './use-language-address.ts';

const OTHERS = BUILT_LANGUAGES.filter((language) => language !== OWN_LANGUAGE);

/** One line for each other language, in it. The page's first script shows the one that the visitor reads (`start/language-choice.ts`). */
export function LanguageOffers() {
  const addressIn = useLanguageAddress();
  return OTHERS.map((language) => (
    <Flex
      as="aside"
      aria-label={languageWords(language).name}
      key={language}
      lang={language}
      hidden
      data-offers-language={language}
      align="center"
      justify="space-between"
      gap="4"
      px="6"
      py="2"
      bg="bg"
      borderTop="1px solid {colors.notice}"
      css={{ '&[hidden]': { display: 'none' } }}
    >
      <Link href={addressIn(language)} hrefLang={language}>
        {languageWords(language).offer}
      </Link>
      <Button type="button" variant="ghost" data-stays-in-language="">
        {languageWords(language).close}
      </Button>
    </Flex>
  ));
}
