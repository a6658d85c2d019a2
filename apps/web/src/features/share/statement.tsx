import { SHARE } from './texts.ts';
import { PUBLISHER, PUBLISHER_PATH } from '../../shared/ui/publisher.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { NoteRows } from '../notes/notes.tsx';
import type { ShareProps } from '../facts/result-facts.ts';
import { statementRows, type StatementRow } from './statement-rows.ts';
import { useFacts } from './use-facts.ts';
import { JOIN } from '../../shared/join.ts';

/** What a declaration needs and one sheet with a whole result has no room for. */
const NOT_ON_ONE_SHEET: ReadonlySet<StatementRow['code']> = new Set<StatementRow['code']>(['chain', 'airports']);

/**
 * What the figure states of itself, a row for each item.
 * @param isOnOneSheet - whether it is printed below the result, on one sheet
 */
export function Statement({ isOnOneSheet = false, ...props }: ShareProps & { readonly isOnOneSheet?: boolean }) {
  const factsNow = useFacts(props);
  return (
    <>
      <Text size="small" tone="muted" data-print="hide">
        {SHARE.statement.introduction}
      </Text>
      <NoteRows>
        {statementRows(factsNow())
          .filter(({ code }) => !isOnOneSheet || !NOT_ON_ONE_SHEET.has(code))
          .map(({ code, label, text }) => [<dt key={`${code} label`}>{label}</dt>, <dd key={code}>{text}</dd>])}
        <dt>{SHARE.statement.labels.publisher}</dt>
        <dd>
          {JOIN.items([PUBLISHER, ''])}
          <TextLink to={PUBLISHER_PATH} variant="plain">
            {SHARE.statement.contact}
          </TextLink>
        </dd>
      </NoteRows>
    </>
  );
}
