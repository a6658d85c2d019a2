import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from './button-recipe.ts';

export const Button = chakra('button', buttonRecipe);

/** A link within the site that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);
