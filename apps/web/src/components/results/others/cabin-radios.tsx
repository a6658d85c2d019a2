import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { CABIN_NAMES } from '../../../content/cabins.ts';
import { OTHERS } from '../../../content/others.ts';
import { CABINS, type Cabin } from '../headline/headline-words.ts';

const Choices = chakra('fieldset', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', minWidth: '0', fontSize: 'sm' },
});
const Legend = chakra('legend', { base: { fontWeight: 'medium' } });
const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    cursor: 'pointer',
    '& > input': { width: '1.5rem', height: '1.5rem', accentColor: '{colors.accent}' },
  },
});

type CabinRadiosProps = { readonly chosen: Cabin; readonly onChoose: (cabin: Cabin) => void };

/** Which cabin the methods are asked about. */
export function CabinRadios({ chosen, onChoose }: CabinRadiosProps) {
  const id = useId();
  return (
    <Choices>
      <Legend>{OTHERS.cabin}</Legend>
      {CABINS.map((cabin) => (
        <Choice key={cabin} id={`${id}-${cabin}`}>
          <input
            type="radio"
            name={id}
            aria-labelledby={`${id}-${cabin}`}
            checked={cabin === chosen}
            onChange={() => onChoose(cabin)}
          />
          {CABIN_NAMES[cabin]}
        </Choice>
      ))}
    </Choices>
  );
}
