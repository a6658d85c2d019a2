import { createRecipeContext, type HTMLChakraProps, type LinkProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link in running text to a page of this site; to a place on the page Chakra's own `Link` leads. */
export const TextLink = createRecipeContext({ key: 'link' }).withContext<
  HTMLAnchorElement,
  HTMLChakraProps<typeof Link, Pick<LinkProps, 'variant'>>
>(Link);
