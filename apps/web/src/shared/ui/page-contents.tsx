import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type ContentsEntry = { readonly id: string; readonly text: string };

type PageWithContentsProps = {
  /** What the list is, for a screen reader. */
  readonly label: string;
  readonly entries: readonly ContentsEntry[];
  /** Language of the entries and the sections, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Heading and first paragraphs of the page, above the list on a phone. */
  readonly introduction: ReactNode;
  readonly children: ReactNode;
};

/** A long page with its sections listed: beside the text, where they stay in sight, or above it on a phone. */
export function PageWithContents({ label, entries, lang, introduction, children }: PageWithContentsProps) {
  return (
    <Grid
      columnGap="12"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
      templateRows={{ lg: 'auto 1fr' }}
      _print={{ display: 'block' }}
      css={{ '& > nav': { gridRow: { lg: '1 / 3' } } }}
    >
      <div>{introduction}</div>
      <Box
        as="nav"
        position={{ lg: 'sticky' }}
        top={{ lg: 'calc({sizes.header} + 1.5rem)' }}
        alignSelf="start"
        maxHeight={{ lg: 'calc(100dvh - {sizes.header} - 3rem)' }}
        overflowY={{ lg: 'auto' }}
        mt={{ base: '8', lg: '0' }}
        py={{ base: '4', lg: '1' }}
        borderTop={{ base: '1px solid {colors.border}', lg: 'none' }}
        borderBottom={{ base: '1px solid {colors.border}', lg: 'none' }}
        fontSize="sm"
        css={{
          '& a': {
            display: 'block',
            py: '1',
            ps: { lg: '3' },
            lineHeight: '1.4',
            overflowWrap: 'anywhere',
            color: { base: 'accent', lg: 'fg.muted' },
            borderLeft: { lg: '2px solid {colors.border}' },
            _hover: { color: 'accent', textDecoration: 'underline' },
          },
        }}
        aria-label={label}
      >
        <ul lang={lang}>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </Box>
      <Box gridColumn={{ lg: '2' }} mt={{ base: '8', md: '10' }} minWidth="0" lang={lang}>
        {children}
      </Box>
    </Grid>
  );
}
