import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from './button-recipe.ts';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the button does to the element of `commandfor`. */
    readonly command?: 'show-modal' | 'close' | undefined;
    /** Id of an element, as HTML writes the attribute. */
    readonly commandfor?: string | undefined;
  }
}

export const Button = chakra('button', buttonRecipe, { forwardProps: ['command', 'commandfor'] });

/** A link within the site that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);
