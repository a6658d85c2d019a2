import { chakra } from '@chakra-ui/react';
import { CALCULATOR } from '../../content/calculator.ts';
import type { FieldStatus, OpenFields } from './missing-fields.ts';

const Hint = chakra('p', { base: { fontSize: 'sm', lineHeight: '1.5', color: 'fg.muted' } });
const FieldButton = chakra('button', {
  base: {
    minHeight: '1.5rem',
    minWidth: '1.5rem',
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: 'sm',
    cursor: 'pointer',
  },
});

type OpenFieldsHintProps = {
  readonly id: string;
  readonly open: OpenFields;
  /** Brings the visitor to a field. */
  readonly onField: (name: string) => void;
};

/** Why the form's button is disabled, in the words of its fields; each leads to the field it names. */
export function OpenFieldsHint({ id, open, onField }: OpenFieldsHintProps) {
  return (
    <Hint id={id}>
      <FieldList intro={CALCULATOR.stillNeeded} fields={open.empty} onField={onField} />
      {open.empty.length > 0 && open.wrong.length > 0 && '. '}
      <FieldList intro={CALCULATOR.check} fields={open.wrong} onField={onField} />
    </Hint>
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
      {intro}{' '}
      {fields.map(({ name, label }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <FieldButton type="button" onClick={() => onField(name)}>
            {label}
          </FieldButton>
        </span>
      ))}
    </>
  );
}
