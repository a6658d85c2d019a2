import { TAKE_ALONG } from './texts.ts';
import { PUBLISHER, PUBLISHER_PATH } from '../../shared/ui/publisher.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { NoteRows } from '../result/notes.tsx';
import type { AlongProps } from '../result/facts/result-facts.ts';
import { statementRows } from './statement-rows.ts';
import { useFacts } from './use-facts.ts';

/** What the figure states of itself, a row for each item. */
export function Statement(props: AlongProps) {
  const factsNow = useFacts(props);
  return (
    <>
      <Text size="small" tone="muted" data-print="hide">
        {TAKE_ALONG.statement.introduction}
      </Text>
      <NoteRows>
        {statementRows(factsNow()).map(({ label, text }) => [
          <dt key={`${label} label`}>{label}</dt>,
          <dd key={label}>{text}</dd>,
        ])}
        <dt>{TAKE_ALONG.statement.labels.publisher}</dt>
        <dd>
          {PUBLISHER};{' '}
          <TextLink to={PUBLISHER_PATH} variant="plain">
            {TAKE_ALONG.statement.contact}
          </TextLink>
        </dd>
      </NoteRows>
    </>
  );
}
