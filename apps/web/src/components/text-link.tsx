import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

export const linkRecipe = defineRecipe({
  base: {
    color: 'accent',
    borderRadius: 'sm',
    // At least 24 px to press, of a line of the smallest text too; within a line it moves nothing.
    py: '0.1875rem',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: { quiet: { true: { color: 'inherit' } } },
});

/** A link in running text to a page of this site. */
export const TextLink = chakra(Link, linkRecipe);
