import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ActionCardContent } from '../content/about.ts';
import { externalLinkProps } from './external-link.tsx';
import { Icon } from './icon.tsx';
import { Heading, Text } from './typography.tsx';

const EXTERNAL_ICON_SIZE = 16;
const INTERNAL_ICON_SIZE = 18;

const cardRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '5',
    borderRadius: 'lg',
    border: '1px solid {colors.border}',
    bg: 'bg.raised',
    color: 'fg',
    textDecoration: 'none',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent', bg: 'accent.subtle' },
  },
});

const InternalCard = chakra(Link, cardRecipe);
const ExternalCard = chakra('a', cardRecipe);
const TitleRow = chakra('span', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', color: 'accent' },
});

/** A card that is a link as a whole: to another site in a new tab, within this site in the same one. */
export function ActionCard({ title, description, linkValue, linkAriaLabel, externalLink }: ActionCardContent) {
  const content = (
    <>
      <TitleRow>
        <Heading as="h3" size="h4" color="accent">
          {title}
        </Heading>
        {externalLink ? (
          <Icon name="openInNew" size={EXTERNAL_ICON_SIZE} />
        ) : (
          <Icon name="link" size={INTERNAL_ICON_SIZE} />
        )}
      </TitleRow>
      <Text size="small" tone="muted">
        {description}
      </Text>
    </>
  );
  return externalLink ? (
    <ExternalCard {...externalLinkProps(linkValue, linkAriaLabel)}>{content}</ExternalCard>
  ) : (
    <InternalCard to={linkValue} aria-label={linkAriaLabel}>
      {content}
    </InternalCard>
  );
}
