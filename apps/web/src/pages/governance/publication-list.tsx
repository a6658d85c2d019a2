import { fill, OWN_MANNER } from '@tim/languages';
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
      {publications.map(({ url, name, description, ...dates }) => (
        <Stack as="li" gap="1" key={url}>
          <p>
            <ExternalLink href={url} label={fill(GOVERNANCE.pdf, { name })} fontWeight="medium">
              {name}
            </ExternalLink>
          </p>
          <Text size="small" tone="muted">
            {dateText(dates)}
          </Text>
          <Text>{description}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

/** "August 2022 (revised May 2023)". */
function dateText({ published, revised }: Pick<Publication, 'published' | 'revised'>): string {
  const month = OWN_MANNER.month(published);
  return revised === undefined
    ? month
    : fill(GOVERNANCE.revised, { published: month, revised: OWN_MANNER.month(revised) });
}
