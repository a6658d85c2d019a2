import { chakra } from '@chakra-ui/react';
import { useId, type FormEvent, type ReactNode } from 'react';
import { CALCULATOR } from '../../content/calculator.ts';
import { Button } from '../button.tsx';
import { Text } from '../typography.tsx';
import { missingFieldsText, type FieldStatus } from './missing-fields.ts';

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: { base: '4', sm: '6' },
    bg: 'bg.subtle',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
  },
});
const SubmitRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '3' },
});

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
  const missing = missingFieldsText(fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing === undefined) {
      onSubmit();
    }
  };
  return (
    <Form noValidate aria-label={label} onSubmit={submit}>
      {children}
      <SubmitRow>
        <Button type="submit" disabled={missing !== undefined} aria-describedby={missing ? hintId : undefined}>
          {CALCULATOR.showEmissions}
        </Button>
        {missing && (
          <Text id={hintId} size="small" tone="muted">
            {missing}
          </Text>
        )}
      </SubmitRow>
    </Form>
  );
}
