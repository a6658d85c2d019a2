import { STATEMENT } from '../../../content/along.ts';
import { PUBLISHER, PUBLISHER_PATH } from '../../../content/publisher.ts';
import { TextLink } from '../../text-link.tsx';
import { Text } from '../../typography.tsx';
import { NoteRows } from '../notes.tsx';
import type { AlongProps } from './result-facts.ts';
import { statementRows } from './statement-rows.ts';
import { useFacts } from './use-facts.ts';

/** What the figure states of itself, a row for each item. */
export function Statement(props: AlongProps) {
  const factsNow = useFacts(props);
  return (
    <>
      <Text size="small" tone="muted" data-print="hide">
        {STATEMENT.introduction}
      </Text>
      <NoteRows>
        {statementRows(factsNow()).map(({ label, text }) => [
          <dt key={`${label} label`}>{label}</dt>,
          <dd key={label}>{text}</dd>,
        ])}
        <dt>{STATEMENT.labels.publisher}</dt>
        <dd>
          {PUBLISHER};{' '}
          <TextLink to={PUBLISHER_PATH} quiet>
            {STATEMENT.contact}
          </TextLink>
        </dd>
      </NoteRows>
    </>
  );
}
