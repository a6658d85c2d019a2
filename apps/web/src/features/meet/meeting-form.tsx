import { Button, Flex, Textarea } from '@chakra-ui/react';
import { CABIN_CLASSES } from '@tim/engine';
import { fill } from '@tim/languages';
import { BY_LAND_KM } from '@tim/meet';
import { useId, type FormEvent } from 'react';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { Tick } from '../../shared/form/tick.tsx';
import { useTypedEarly } from '../../shared/form/use-typed-early.ts';
import { FormFrame } from '../../shared/form/form-frame.ts';
import { Alert } from '../../shared/ui/alert.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { Label, Text } from '../../shared/ui/typography.tsx';
import { CABIN_NAMES } from '../../shared/cabin-names.ts';
import type { MeetingField, MeetingProblem } from '../../shared/compute/meet-types.ts';
import { PlaceChoices } from './place-choices.tsx';
import { kilometresText, problemText } from './meeting-words.ts';
import { MEET } from './texts.ts';
import type { FormState, MeetingForm as Form } from './use-meeting.ts';

const WAYS = ['return', 'oneWay'] as const;
const texts = MEET.form;

type MeetingFormProps = {
  readonly form: Form;
  readonly state: FormState;
  readonly onChange: (change: Partial<Form>, isAnew?: boolean) => void;
  readonly onSubmit: () => void;
};

/** Who comes from where, how, and among which places. */
export function MeetingForm({ form, state, onChange: set, onSubmit }: MeetingFormProps) {
  const chooseCabin = (text: string) => CABIN_CLASSES.filter((one) => one === text).forEach((cabin) => set({ cabin }));
  const cabinField = useTypedEarly<HTMLSelectElement>(form.cabin, chooseCabin);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!state.isReading) onSubmit();
  };
  const textarea = (field: MeetingField, rows: number, label: string, hint: string) => (
    <TypedText
      field={field}
      rows={rows}
      label={label}
      hint={hint}
      value={form[field]}
      problems={state.problems.filter((one) => one.field === field)}
      chosen={form.chosen}
      onChange={(text) => set({ [field]: text })}
      onChoose={(name, code) => set({ chosen: { ...form.chosen, [name]: code } })}
    />
  );
  return (
    <FormFrame noValidate aria-label={texts.label} onSubmit={submit}>
      {state.hasFailed && <Alert>{MEET.failed}</Alert>}
      {textarea('homes', 3, texts.homes, texts.homesHint)}
      <Button
        type="button"
        variant="outline"
        alignSelf="flex-start"
        onClick={() => set({ homes: texts.exampleText, among: '', chosen: {} }, true)}
      >
        {texts.example}
      </Button>
      {textarea('among', 1, texts.among, texts.amongHint)}
      <Flex wrap="wrap" gap="4" align="flex-end" css={{ '& > label': { flex: '0 1 16rem' } }}>
        <Segments
          label={texts.wayLabel}
          options={WAYS}
          names={texts.ways}
          value={form.isReturn ? 'return' : 'oneWay'}
          onChange={(way) => set({ isReturn: way === 'return' })}
        />
        <LabelledControl label={texts.cabin}>
          <Select name="cabin" value={form.cabin} ref={cabinField} onChange={({ target }) => chooseCabin(target.value)}>
            {CABIN_CLASSES.map((cabin) => (
              <option key={cabin} value={cabin}>
                {CABIN_NAMES[cabin]}
              </option>
            ))}
          </Select>
        </LabelledControl>
      </Flex>
      <div>
        <Tick
          text={fill(texts.byLand, { km: kilometresText(BY_LAND_KM) })}
          isTicked={form.isByLandLeftOut}
          onTick={(isByLandLeftOut) => set({ isByLandLeftOut })}
        />
        <Text size="small" tone="muted">
          {texts.byLandNote}
        </Text>
      </div>
      <Flex wrap="wrap" align="center" gap="3">
        <Button type="submit" disabled={state.isReading}>
          {texts.submit}
        </Button>
        <Text size="small" role="status">
          {state.isReading && MEET.reading}
        </Text>
      </Flex>
    </FormFrame>
  );
}

type TypedTextProps = {
  readonly field: MeetingField;
  readonly rows: number;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problems: readonly MeetingProblem[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChange: (text: string) => void;
  readonly onChoose: (name: string, code: string) => void;
};

/** Names that somebody types, what is wrong with them, and which place is meant where a name has several. */
function TypedText({ field, rows, label, hint, value, problems, chosen, onChange, onChoose }: TypedTextProps) {
  const id = useId();
  const textarea = useTypedEarly<HTMLTextAreaElement>(value, onChange);
  return (
    <Flex direction="column" gap="1">
      <Label htmlFor={id}>{label}</Label>
      <Textarea
        ref={textarea}
        id={id}
        name={field}
        rows={rows}
        resize="vertical"
        spellCheck={false}
        autoComplete="off"
        value={value}
        aria-describedby={`${id}-hint ${id}-problems`}
        aria-invalid={problems.length > 0}
        onChange={({ target }) => onChange(target.value)}
      />
      <Text id={`${id}-hint`} size="small" tone="muted">
        {hint}
      </Text>
      <Flex id={`${id}-problems`} direction="column" gap="1" color="danger" fontSize="sm" aria-live="assertive">
        {problems.map((problem) => (
          <p key={problemText(problem)}>{problemText(problem)}</p>
        ))}
      </Flex>
      <PlaceChoices problems={problems} chosen={chosen} onChoose={onChoose} />
    </Flex>
  );
}
