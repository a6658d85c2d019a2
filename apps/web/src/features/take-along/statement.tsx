import { Stack } from '@chakra-ui/react';
import { PAGES } from '../../config/pages.ts';
import { TAKE_ALONG } from './texts.ts';
import { PUBLISHER, PUBLISHER_PATH } from '../../shared/ui/publisher.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import type { Note } from '../notes/note.ts';
import { NoteRows, Notes } from '../notes/notes.tsx';
import { RESULTS } from '../result/texts.ts';
import type { AlongProps } from '../facts/result-facts.ts';
import { statementRows, type StatementRow } from './statement-rows.ts';
import { useFacts } from './use-facts.ts';
import { JOIN } from '../../shared/join.ts';

/** What a declaration needs and one sheet of paper has no room for. */
const NOT_ON_PAPER: ReadonlySet<StatementRow['code']> = new Set<StatementRow['code']>(['chain', 'airports']);

/** What a reader of the figure should know about it, then what it states of itself. */
export function Details({ notes, ...props }: AlongProps & { readonly notes: readonly Note[] }) {
  return (
    <>
      <Stack gap="3" mb="6" data-print="hide">
        <Notes notes={notes} isFromOpenEngine={false} />
        <Text size="small">
          <TextLink to={PAGES.glossary}>{RESULTS.glossary}</TextLink>
        </Text>
      </Stack>
      <Statement {...props} />
    </>
  );
}

/** What the figure states of itself, a row for each item. */
export function Statement(props: AlongProps) {
  const factsNow = useFacts(props);
  return (
    <>
      <Text size="small" tone="muted" data-print="hide">
        {TAKE_ALONG.statement.introduction}
      </Text>
      <NoteRows>
        {statementRows(factsNow()).map(({ code, label, text }) => {
          const print = NOT_ON_PAPER.has(code) ? { 'data-print': 'hide' } : {};
          return [
            <dt key={`${code} label`} {...print}>
              {label}
            </dt>,
            <dd key={code} {...print}>
              {text}
            </dd>,
          ];
        })}
        <dt>{TAKE_ALONG.statement.labels.publisher}</dt>
        <dd>
          {JOIN.items([PUBLISHER, ''])}
          <TextLink to={PUBLISHER_PATH} variant="plain">
            {TAKE_ALONG.statement.contact}
          </TextLink>
        </dd>
      </NoteRows>
    </>
  );
}
