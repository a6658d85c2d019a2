import { chakra } from '@chakra-ui/react';
import { Alert } from '../../components/results/alert.tsx';
import { ASKING_ID } from '../../components/results/headline/fill-headline.ts';
import { linkRecipe } from '../../components/text-link.tsx';
import { VisuallyHidden } from '../../components/typography.tsx';
import { CALCULATOR } from '../../content/calculator.ts';
import { RESULTS } from '../../content/results.ts';
import { LATE_ID } from '../../content/site.ts';

const Reload = chakra('a', linkRecipe);

/** Says that the figure is asked for, where the page's loader asks. */
export function Asking() {
  return (
    <VisuallyHidden role="status" id={ASKING_ID} data-text={RESULTS.loading} suppressHydrationWarning>
      {/* An empty text, so that the one written here meanwhile is taken for it. */ ''}
    </VisuallyHidden>
  );
}

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
