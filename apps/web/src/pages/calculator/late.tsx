import { chakra } from '@chakra-ui/react';
import { Alert } from '../../components/results/alert.tsx';
import { linkRecipe } from '../../components/text-link.tsx';
import { CALCULATOR } from '../../content/calculator.ts';
import { LATE_ID } from '../../content/site.ts';

const Reload = chakra('a', linkRecipe);

/** Stands hidden in the prerendered page: shown when the application, which would take it away, does not come. */
export function Late() {
  return (
    <div id={LATE_ID} hidden>
      <Alert>
        {CALCULATOR.late} <Reload href="">{CALCULATOR.loadAgain}</Reload>
      </Alert>
    </div>
  );
}
