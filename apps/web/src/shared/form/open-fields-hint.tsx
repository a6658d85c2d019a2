import { Box, Link } from '@chakra-ui/react';
import { Fragment } from 'react';
import { JOIN } from '../join.ts';
import { useHydrated } from '../ui/hydration.tsx';
import { Text } from '../ui/typography.tsx';
import { FORM } from './texts.ts';
import type { FieldStatus, OpenFields } from './missing-fields.ts';

/** What parts two fields: its mark, and the space behind it, which Japanese has not. */
const PARTED = JOIN.clauses(['', '']);
const MARK = PARTED.trimEnd();
const AFTER_MARK = PARTED.slice(MARK.length);

type OpenFieldsHintProps = {
  readonly id: string;
  readonly open: OpenFields;
  /** Brings the visitor to a field. */
  readonly onField: (name: string) => void;
};

/**
 * Why the form's button is disabled, in the words of its fields; each leads to the field it names. Until the script listens
 * nobody knows what stands in the fields, and there is its place alone.
 */
export function OpenFieldsHint({ id, open, onField }: OpenFieldsHintProps) {
  const isKnown = useHydrated();
  return (
    <Text
      size="small"
      tone="muted"
      id={id}
      visibility={isKnown ? undefined : 'hidden'}
      // Of a question that the address asks, every field is filled.
      css={{ '&:is(:root[data-asks] *)': { display: 'none' } }}
    >
      <FieldList intro={FORM.stillNeeded} fields={open.empty} onField={onField} />
      {open.empty.length > 0 && open.wrong.length > 0 && JOIN.sentences([JOIN.stop, ''])}
      <FieldList intro={FORM.check} fields={open.wrong} onField={onField} />
    </Text>
  );
}

type FieldListProps = {
  readonly intro: string;
  readonly fields: readonly FieldStatus[];
  readonly onField: (name: string) => void;
};

function FieldList({ intro, fields, onField }: FieldListProps) {
  return fields.length === 0 ? null : (
    <>
      {intro}
      {JOIN.space}
      {fields.map(({ name, label }, index) => (
        <Fragment key={name}>
          {index > 0 && AFTER_MARK}
          {/* With its mark, so that no line begins with one. */}
          <Box as="span" whiteSpace="nowrap">
            <Link asChild minHeight="6" minWidth="6" py="0" cursor="pointer">
              <button type="button" onClick={() => onField(name)}>
                {label}
              </button>
            </Link>
            {index < fields.length - 1 && MARK}
          </Box>
        </Fragment>
      ))}
    </>
  );
}
