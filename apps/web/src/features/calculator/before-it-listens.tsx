import { Link } from '@chakra-ui/react';
import { Alert } from '../../shared/ui/alert.tsx';
import { ASKING_ID } from '../headline/slot-props.ts';
import { VisuallyHidden } from '../../shared/ui/typography.tsx';
import { CALCULATOR } from './texts.ts';
import { RESULTS } from '../result/texts.ts';
import { LATE_ID } from '../../config/pages.ts';
import { JOIN } from '../../shared/join.ts';

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
        {CALCULATOR.late}
        {JOIN.space}
        <Link href="">{CALCULATOR.loadAgain}</Link>
      </Alert>
    </div>
  );
}
