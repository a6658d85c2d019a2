import { Button } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { VisuallyHidden } from '../../shared/ui/typography.tsx';

type FileButtonProps = {
  readonly text: string;
  /** Kinds of files, as an input's `accept` has them. */
  readonly accept: string;
  /** Whether it takes several files, and photos where the browser finds bar codes on them. */
  readonly isForLists?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A button that opens the browser's choice of files, before the script comes too: it is a field's label. */
export function FileButton({ text, accept, isForLists = false, onFiles }: FileButtonProps) {
  const file = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    if (chosen.length > 0) onFiles(chosen);
  });
  // A file may be chosen before the script comes.
  useEffect(() => {
    if (file.current) take(file.current);
  }, []);
  return (
    <Button
      asChild
      variant="outline"
      position="relative"
      css={{ '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' } }}
    >
      <label>
        {text}
        <VisuallyHidden>
          <input
            ref={file}
            type="file"
            aria-label={text}
            accept={accept}
            multiple={isForLists}
            onClick={({ currentTarget }) => {
              if (isForLists && 'BarcodeDetector' in window) currentTarget.accept = `${accept},image/*`;
            }}
            onChange={({ currentTarget }) => take(currentTarget)}
          />
        </VisuallyHidden>
      </label>
    </Button>
  );
}
