import { Box, Flex } from '@chakra-ui/react';
import { languageWords, OWN_LANGUAGE } from '@tim/languages';
import { JOIN } from '../shared/join.ts';
import { BUILT_LANGUAGES } from '../config/built-languages.ts';
import { APP } from './texts.ts';
import { LanguageLinks } from './language-links.tsx';

/** What there is to see of the menu while it is closed; its name begins with it, for who says what they see. */
const CODE = OWN_LANGUAGE.toUpperCase();

/** The languages behind one word in the header of wide screens, opened by the browser itself. */
export function LanguageMenu() {
  if (BUILT_LANGUAGES.length < 2) return null;
  return (
    <Box as="details" position="relative" display={{ base: 'none', lg: 'block' }}>
      <Flex
        as="summary"
        align="center"
        minHeight="target"
        px="3"
        borderRadius="md"
        fontSize="sm"
        fontWeight="medium"
        cursor="pointer"
        aria-label={JOIN.clauses([CODE, JOIN.labelled(APP.languages, languageWords(OWN_LANGUAGE).name)])}
      >
        {CODE}
      </Flex>
      <LanguageLinks
        position="absolute"
        insetInlineEnd="0"
        px="4"
        py="2"
        bg="bg"
        border="1px solid {colors.border}"
        borderRadius="md"
        css={{ '& ul': { flexDirection: 'column' } }}
      />
    </Box>
  );
}
