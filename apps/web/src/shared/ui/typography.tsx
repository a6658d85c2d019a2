import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import type { headingRecipe, textRecipe } from '../../theme/text-recipes.ts';

export { VisuallyHidden } from '@chakra-ui/react';

/** A heading; the element is chosen with `as`. */
export const Heading = createRecipeContext({ key: 'heading' }).withContext<
  HTMLElement,
  HTMLChakraProps<'h2', RecipeVariantProps<typeof headingRecipe>>
>('h2');

export const Text = createRecipeContext({ key: 'text' }).withContext<
  HTMLParagraphElement,
  HTMLChakraProps<'p', RecipeVariantProps<typeof textRecipe>>
>('p');

/** Words above the field they name. */
export const Label = createRecipeContext({ key: 'label' }).withContext<HTMLLabelElement, HTMLChakraProps<'label'>>(
  'label',
);
