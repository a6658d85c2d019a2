import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

export const linkRecipe = defineRecipe({
  base: {
    color: 'accent',
    borderRadius: 'sm',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: { quiet: { true: { color: 'inherit' } } },
});

/** A link in running text to a page of this site. */
export const TextLink = chakra(Link, linkRecipe);
