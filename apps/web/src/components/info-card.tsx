import { chakra } from '@chakra-ui/react';
import { ButtonLink } from './button.tsx';
import { Heading, Text } from './typography.tsx';

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    p: '6',
    borderRadius: 'lg',
    border: '1px solid {colors.border}',
    bg: 'bg.glass',
    boxShadow: 'card',
  },
});

type InfoCardProps = {
  readonly title: string;
  readonly description?: string;
  readonly linkName: string;
  readonly href: string;
  readonly linkAriaLabel: string;
};

/** A title, a line about it and the way there. */
export function InfoCard({ title, description, linkName, href, linkAriaLabel }: InfoCardProps) {
  return (
    <Card>
      <Heading size="h3">{title}</Heading>
      {description && <Text>{description}</Text>}
      <ButtonLink to={href} aria-label={linkAriaLabel} mt="auto">
        {linkName}
      </ButtonLink>
    </Card>
  );
}
