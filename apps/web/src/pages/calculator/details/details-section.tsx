import { Box, chakra, Span, useSlotRecipe } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { laterInFold, type FoldContent } from '../../../features/result/fold.tsx';
import { RESULTS } from '../../../features/result/texts.ts';
import { useFold } from '../../../features/result/use-fold.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { DetailsProps } from './details-body.tsx';

const Drawer = laterInFold(async () => (await import('./details-drawer.tsx')).DetailsDrawer);

/** Leads to the details of a figure, which take the whole screen: they are longer than the rest of the result. */
export function DetailsSection(content: FoldContent<DetailsProps>) {
  const styles = useSlotRecipe({ key: 'accordion' })();
  const { isOpen, setOpen } = useFold('working');
  const navigate = useNavigate();
  const opener = useRef<HTMLButtonElement>(null);
  // Where they were opened here, the browser's way back closes them too.
  const wasClosed = useRef(!isOpen);
  useEffect(() => {
    if (!isOpen) wasClosed.current = true;
  }, [isOpen]);
  const close = () => {
    if (wasClosed.current) void navigate(-1);
    else setOpen(false);
  };
  return (
    <Box id="working" data-fold borderTop="1px solid {colors.border}" css={styles.root} data-print="hide">
      <chakra.button
        ref={opener}
        type="button"
        css={styles.itemTrigger}
        justifyContent="space-between"
        minHeight="target"
        aria-haspopup="dialog"
        onClick={() => setOpen(true, true)}
      >
        {RESULTS.statesSummary}
        <Span css={styles.itemIndicator} flexShrink="0">
          <Icon name="next" />
        </Span>
      </chakra.button>
      {isOpen && <Drawer {...content} opener={opener} onClose={close} />}
    </Box>
  );
}
