import { createRecipeContext, type ButtonProps, type HTMLChakraProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link within the site that looks like a button. */
export const ButtonLink = createRecipeContext({ key: 'button' }).withContext<
  HTMLAnchorElement,
  HTMLChakraProps<typeof Link, Pick<ButtonProps, 'variant'>>
>(Link);
