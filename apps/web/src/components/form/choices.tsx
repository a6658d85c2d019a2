import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

const Group = chakra('fieldset', { base: { minWidth: '0' } });
const Legend = chakra('legend', { base: { mb: '1', fontSize: 'sm', fontWeight: 'medium' } });
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5' } });
/** A box or a button to tick, with its words. */
export const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    cursor: 'pointer',
    '& > input': { width: '1.5rem', height: '1.5rem', accentColor: '{colors.accent}' },
  },
});

type ChoicesProps<Option extends string> = {
  /** Within its form. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option[];
  readonly textOf: (option: Option) => string;
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
};

/** One of a few, as the browser's own radio buttons. */
export function Choices<Option extends string>({
  name,
  legend,
  options,
  textOf,
  chosen,
  onChoose,
}: ChoicesProps<Option>) {
  const id = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Row>
        {options.map((option) => (
          <Choice key={option} htmlFor={`${id}-${option}`}>
            <input
              type="radio"
              id={`${id}-${option}`}
              aria-labelledby={`${id}-${option}-text`}
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            <span id={`${id}-${option}-text`}>{textOf(option)}</span>
          </Choice>
        ))}
      </Row>
    </Group>
  );
}
