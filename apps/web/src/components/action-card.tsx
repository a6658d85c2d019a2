import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ActionCardContent } from '../content/about.ts';
import { externalLinkProps } from './external-link.tsx';
import { Icon } from './icon.tsx';
import { Heading, Text } from './typography.tsx';

const EXTERNAL_ICON_SIZE = 16;
const INTERNAL_ICON_SIZE = 18;

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '5',
    borderRadius: 'lg',
    border: '1px solid {colors.border}',
    bg: 'bg.raised',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent', bg: 'accent.subtle' },
  },
});

/** The title is the link, and the link's area is the whole card: its label need only contain the title. */
const titleRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    color: 'accent',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.accent}', outlineOffset: '2px' } },
  },
});

const InternalTitle = chakra(Link, titleRecipe);
const ExternalTitle = chakra('a', titleRecipe);

/** A card to press as a whole: it leads to another site in a new tab, within this site in the same one. */
export function ActionCard({ title, description, linkValue, linkAriaLabel, externalLink }: ActionCardContent) {
  return (
    <Card>
      <Heading as="h3" size="h4">
        {externalLink ? (
          <ExternalTitle {...externalLinkProps(linkValue, linkAriaLabel)}>
            {title}
            <Icon name="openInNew" size={EXTERNAL_ICON_SIZE} />
          </ExternalTitle>
        ) : (
          <InternalTitle to={linkValue} aria-label={linkAriaLabel}>
            {title}
            <Icon name="link" size={INTERNAL_ICON_SIZE} />
          </InternalTitle>
        )}
      </Heading>
      <Text size="small" tone="muted">
        {description}
      </Text>
    </Card>
  );
}
