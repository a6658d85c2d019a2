import { ASKING_ID } from '../headline/slot-props.ts';
import { VisuallyHidden } from '../../shared/ui/typography.tsx';
import { RESULTS } from '../result/texts.ts';

/** Says that the figure is asked for, where the page's loader asks. */
export function Asking() {
  return (
    <VisuallyHidden role="status" id={ASKING_ID} data-text={RESULTS.loading} suppressHydrationWarning>
      {/* An empty text, so that the one written here meanwhile is taken for it. */ ''}
    </VisuallyHidden>
  );
}
