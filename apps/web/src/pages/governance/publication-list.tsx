import { OWN_MANNER } from '@tim/languages';
import { Stack } from '@chakra-ui/react';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import type { Publication } from './publications.ts';
import { GOVERNANCE } from './texts.ts';

type PublicationListProps = { readonly publications: readonly Publication[] };

/**
 * The briefs to download. Their addresses are redirected to another site, so they open in a new tab; a `download`
 * attribute would not survive the redirect.
 */
export function PublicationList({ publications }: PublicationListProps) {
  return (
    <Stack as="ul" gap="6">
      {publications.map(({ url, name, published, revised, description }) => (
        <Stack as="li" gap="1" key={url}>
          <p>
            <ExternalLink href={url} label={GOVERNANCE.pdf(name)} fontWeight="medium">
              {name}
            </ExternalLink>
          </p>
          <Text size="small" tone="muted">
            {GOVERNANCE.publicationDate(OWN_MANNER.month(published), revised && OWN_MANNER.month(revised))}
          </Text>
          <Text>{description}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
