import { Button, Flex } from '@chakra-ui/react';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { FORM } from './texts.ts';
import { FormFrame } from './form-frame.ts';
import { VisuallyHidden } from '../ui/typography.tsx';
import { openFields, openFieldsText, type FieldStatus } from './missing-fields.ts';
import { OpenFieldsHint } from './open-fields-hint.tsx';

/** The second press of a double click would ask the same again. */
function ignoreRepeatedSubmit(event: MouseEvent): void {
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
  /** What else is asked: before the button, in its row. */
  readonly others?: ReactNode;
};

/** A form with its button, which stays disabled, and says why, until every field is valid. */
export function FormPanel({ label, fields, onSubmit, children, others }: FormPanelProps) {
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
    <FormFrame ref={form} noValidate aria-label={label} onSubmit={submit} onKeyDown={refuse}>
      {children}
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="2">
        {others}
        <Button
          type="submit"
          flexGrow={{ base: '1', sm: '0' }}
          px={{ base: '12px', sm: '20px' }}
          disabled={open !== undefined}
          aria-describedby={open && hintId}
          onClick={ignoreRepeatedSubmit}
        >
          {FORM.showEmissions}
        </Button>
        {open && <OpenFieldsHint id={hintId} open={open} onField={goToField} />}
      </Flex>
      <VisuallyHidden aria-live="assertive">
        {/* A new element each time: the same words are then said again. */}
        {open && refusals > 0 && <span key={refusals}>{openFieldsText(open)}</span>}
      </VisuallyHidden>
    </FormFrame>
  );
}
