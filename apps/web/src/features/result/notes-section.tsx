import { Box } from '@chakra-ui/react';
import { PAGES } from '../../config/pages.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { Fold, laterInFold } from './fold.tsx';
import { Notes } from './notes.tsx';
import { RESULTS } from './texts.ts';
import type { Note } from './note.ts';

type NotesSectionProps = { readonly notes: readonly Note[] };

const Body = laterInFold(async () => NoteList);

/** What a reader of the figures should know about them, once for the whole result; on paper it needs no opening. */
export function NotesSection({ notes }: NotesSectionProps) {
  return notes.length === 0 ? null : (
    <>
      <Box display="none" _print={{ display: 'block' }}>
        <NoteList notes={notes} />
      </Box>
      <Box _print={{ display: 'none' }}>
        <Fold name="notes" summary={RESULTS.notesSummary} Body={Body} props={{ notes }} />
      </Box>
    </>
  );
}

function NoteList({ notes }: NotesSectionProps) {
  return (
    <>
      <Notes notes={notes} isFromOpenEngine={false} />
      <Text size="small" mt="3" data-print="hide">
        <TextLink to={PAGES.glossary}>{RESULTS.glossary}</TextLink>
      </Text>
    </>
  );
}
