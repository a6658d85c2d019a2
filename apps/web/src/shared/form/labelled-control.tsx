import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type LabelledControlProps = { readonly label: string; readonly children: ReactNode };

/** A control below its words, inside their label. */
export function LabelledControl({ label, children }: LabelledControlProps) {
  return (
    <Stack asChild gap="1" minWidth="0" fontSize="sm" fontWeight="medium">
      <label>
        {label}
        {children}
      </label>
    </Stack>
  );
}
