import { Box, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { externalLinkProps } from './external-link.tsx';
import { Icon } from './icon.tsx';
import { Heading, Text } from './typography.tsx';

export type ActionCardContent = {
  readonly title: string;
  readonly description: string;
  readonly linkValue: string;
  readonly linkAriaLabel: string;
  readonly externalLink: boolean;
};

const EXTERNAL_ICON_SIZE = 16;
const INTERNAL_ICON_SIZE = 18;

/** The title is the link, and the link's area is the whole card: its label need only contain the title. */
const TITLE = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  color: 'accent',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.accent}', outlineOffset: '2px' } },
} as const;

/** A card to press as a whole: it leads to another site in a new tab, within this site in the same one. */
export function ActionCard({ title, description, linkValue, linkAriaLabel, externalLink }: ActionCardContent) {
  return (
    <Stack
      as="article"
      position="relative"
      gap="2"
      p="5"
      borderRadius="lg"
      border="1px solid {colors.border}"
      bg="bg.raised"
      transitionProperty="border-color, background-color"
      transitionDuration="fast"
      _hover={{ borderColor: 'accent', bg: 'accent.subtle' }}
    >
      <Heading as="h3" size="h4">
        <Box asChild css={TITLE}>
          {externalLink ? (
            <a {...externalLinkProps(linkValue, linkAriaLabel)}>
              {title}
              <Icon name="openInNew" size={EXTERNAL_ICON_SIZE} />
            </a>
          ) : (
            <Link to={linkValue} aria-label={linkAriaLabel}>
              {title}
              <Icon name="link" size={INTERNAL_ICON_SIZE} />
            </Link>
          )}
        </Box>
      </Heading>
      <Text size="small" tone="muted">
        {description}
      </Text>
    </Stack>
  );
}
