import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { CALCULATOR } from '../../content/calculator.ts';
import { Button } from '../button.tsx';
import { NARROW_EDGE } from '../page-column.tsx';
import { VisuallyHidden } from '../typography.tsx';
import { openFields, openFieldsText, type FieldStatus } from './missing-fields.ts';
import { OpenFieldsHint } from './open-fields-hint.tsx';

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: { base: NARROW_EDGE, sm: '6' },
    bg: 'bg.subtle',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
  },
});
const SubmitRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '3' },
});

/** It would ask once more for what the first has asked for. */
function leaveOutSecondOfDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault();
  }
}

type FormPanelProps = {
  readonly label: string;
  readonly fields: readonly FieldStatus[];
  readonly onSubmit: () => void;
  /** The fields. */
  readonly children: ReactNode;
};

/** A form with its button, which stays disabled, and says why, until every field is valid. */
export function FormPanel({ label, fields, onSubmit, children }: FormPanelProps) {
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);
  const open = openFields(fields);
  /** How often Enter was pressed while fields were open. */
  const [refusals, setRefusals] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open === undefined) {
      onSubmit();
    }
  };
  /** The button is disabled, so that Enter submits nothing: it is said why. */
  const refuse = ({ key, target }: KeyboardEvent) => {
    if (open !== undefined && key === 'Enter' && target instanceof HTMLInputElement) {
      setRefusals(refusals + 1);
    }
  };
  const goToField = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) {
      field.focus();
    }
  };
  return (
    <Form ref={form} noValidate aria-label={label} onSubmit={submit} onKeyDown={refuse}>
      {children}
      <SubmitRow>
        <Button
          type="submit"
          disabled={open !== undefined}
          aria-describedby={open && hintId}
          onClick={leaveOutSecondOfDoubleClick}
        >
          {CALCULATOR.showEmissions}
        </Button>
        {open && <OpenFieldsHint id={hintId} open={open} onField={goToField} />}
      </SubmitRow>
      <VisuallyHidden aria-live="assertive">
        {/* A new element each time: the same words are then said again. */}
        {open && refusals > 0 && <span key={refusals}>{openFieldsText(open)}</span>}
      </VisuallyHidden>
    </Form>
  );
}
