import { chakra } from '@chakra-ui/react';
import { ExternalLink } from '../../components/external-link.tsx';
import { Text } from '../../components/typography.tsx';
import type { Publication } from '../../content/publications.ts';

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });
const Entry = chakra('li', { base: { display: 'flex', flexDirection: 'column', gap: '1' } });

type PublicationListProps = { readonly publications: readonly Publication[] };

/**
 * The briefs to download. Their addresses are redirected to another site, so they open in a new tab; a `download`
 * attribute would not survive the redirect.
 */
export function PublicationList({ publications }: PublicationListProps) {
  return (
    <List>
      {publications.map(({ url, name, publicationDate, description }) => (
        <Entry key={url}>
          <p>
            <ExternalLink href={url} label={`${name}, PDF`} fontWeight="medium">
              {name}
            </ExternalLink>
          </p>
          <Text size="small" tone="muted">
            {publicationDate}
          </Text>
          <Text>{description}</Text>
        </Entry>
      ))}
    </List>
  );
}
