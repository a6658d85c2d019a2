import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NOTES } from './texts.ts';
import { JOIN } from '../../shared/join.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { WholeWords } from '../../shared/ui/whole-words.tsx';
import type { Note } from './note.ts';

/** A label's longest word is never broken: the first column grows with it. */
const COLUMNS = {
  base: 'minmax(min-content, 5rem) minmax(0, 1fr)',
  sm: 'minmax(min-content, 8rem) minmax(0, 1fr)',
  _print: 'minmax(min-content, 8rem) minmax(0, 1fr)',
};
const LABELS_AND_TEXTS = {
  '& > dt, & > dd': { py: { base: '2', _print: '0' }, borderBottom: '1px solid {colors.border}' },
  '& > dt': { pe: '3', color: 'fg.muted' },
  '& > dd': { overflowWrap: 'anywhere' },
};

/** A row for each: its label, and beside it what there is to know. */
export function NoteRows({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      as="dl"
      templateColumns={COLUMNS}
      mt="1"
      fontSize="sm"
      lineHeight={{ base: '1.5', _print: '1.3' }}
      css={LABELS_AND_TEXTS}
    >
      {children}
    </Grid>
  );
}

/** What stands in a fold on the page needs no opening on paper. */
export function NotesOnPaper({ notes }: Pick<NotesProps, 'notes'>) {
  return (
    <Box display="none" _print={{ display: 'block' }}>
      <Notes notes={notes} isFromOpenEngine={false} />
    </Box>
  );
}

export type NotesProps = {
  readonly notes: readonly Note[];
  /** Whether the figures are this project's own. */
  readonly isFromOpenEngine: boolean;
};

/** What a reader of the figures should know about them: how sure they are, what they stand for, and whose they are. */
export function Notes({ notes, isFromOpenEngine }: NotesProps) {
  return !isFromOpenEngine && notes.length === 0 ? null : (
    <>
      {notes.length > 0 && (
        <NoteRows>
          {notes.map(({ label, text }) => [
            <dt key={`${label} label`}>{label}</dt>,
            <dd key={label}>
              <WholeWords>{text}</WholeWords>
            </dd>,
          ])}
        </NoteRows>
      )}
      {isFromOpenEngine && (
        <Text size="small" tone="muted" maxWidth="none">
          <span>{NOTES.engineNote}</span>
          {JOIN.space}
          <TextLink to={NOTES.engineMethod.path} variant="plain">
            {NOTES.engineMethod.text}
          </TextLink>
          {' · '}
          <TextLink to={NOTES.accuracy.path} variant="plain">
            {NOTES.accuracy.text}
          </TextLink>
        </Text>
      )}
    </>
  );
}
