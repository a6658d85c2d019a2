import { CABIN_CLASSES } from '@tim/engine';
import { Grid } from '@chakra-ui/react';
import { Choices } from '../../shared/form/choices.tsx';
import { FieldFrame, FieldInput } from '../../shared/form/field-frame.tsx';
import { fieldsOf, isRight, type EmbedQuestion, type TypedField } from './embed-question.ts';
import { EMBED } from './texts.ts';

type EmbedFormProps = {
  readonly question: EmbedQuestion;
  readonly onChange: (changes: Partial<EmbedQuestion>) => void;
};

const KINDS = ['route', 'flight'] as const;

const ruleOf = (field: TypedField) => (field === 'flight' || field === 'date' ? EMBED.rules[field] : EMBED.rules.place);

/** Which flight or route is shown. */
export function EmbedForm({ question, onChange }: EmbedFormProps) {
  return (
    <Grid as="form" gap="4" aria-label={EMBED.form} onSubmit={(event) => event.preventDefault()}>
      <Choices
        name="kind"
        legend={EMBED.kind}
        options={KINDS}
        textOf={(kind) => EMBED.kinds[kind]}
        chosen={question.kind}
        onChoose={(kind) => onChange({ kind })}
      />
      <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))">
        {fieldsOf(question).map((field) => {
          const isInvalid = question[field] !== '' && !isRight(question, field);
          return (
            <FieldFrame
              key={field}
              inputId={`embed-${field}`}
              label={EMBED[field]}
              isInvalid={isInvalid}
              helperText={isRight(question, field) ? '' : ruleOf(field)}
            >
              <FieldInput
                isCode
                autoComplete="off"
                value={question[field]}
                onChange={({ target }) => onChange({ [field]: target.value.trim().toUpperCase() })}
              />
            </FieldFrame>
          );
        })}
      </Grid>
      <Choices
        name="cabin"
        legend={EMBED.cabin}
        options={CABIN_CLASSES}
        textOf={(cabin) => EMBED.cabins[cabin]}
        chosen={question.cabin}
        onChoose={(cabin) => onChange({ cabin })}
      />
    </Grid>
  );
}
