import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { buttonRecipe } from './button-recipe.ts';
import { linkRecipe } from './text-link.tsx';

/** Ends the accessible label of every link that opens a new tab. */
const NEW_TAB_SUFFIX = '(opens in a new tab)';

/** What a link to another site carries, whatever it looks like. */
export function externalLinkProps(href: string, label: string) {
  return { href, target: '_blank', rel: 'noopener', 'aria-label': `${label} ${NEW_TAB_SUFFIX}` } as const;
}

const Anchor = chakra('a', linkRecipe);
const ButtonAnchor = chakra('a', buttonRecipe);

type ExternalLinkProps = Omit<ComponentProps<typeof Anchor>, 'children' | 'href' | 'target' | 'rel' | 'aria-label'> & {
  readonly href: string;
  /** What is shown. */
  readonly children: string;
  /** What is spoken before the suffix, when it should say more than is shown. Starts with what is shown. */
  readonly label?: string;
};

/** A link in running text to another site. */
export function ExternalLink({ href, children, label = children, ...style }: ExternalLinkProps) {
  return (
    <Anchor {...style} {...externalLinkProps(href, label)}>
      {children}
    </Anchor>
  );
}

/** The same, looking like a button. */
export function ExternalButtonLink({ href, children, label = children }: ExternalLinkProps) {
  return (
    <ButtonAnchor look="outline" {...externalLinkProps(href, label)}>
      {children}
    </ButtonAnchor>
  );
}
