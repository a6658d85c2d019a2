import { NativeSelect, type NativeSelectRootProps } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

type SelectProps = ComponentProps<typeof NativeSelect.Field> &
  Pick<NativeSelectRootProps, 'flex' | 'minWidth' | 'maxWidth'>;

/** The browser's own list to choose from. */
export function Select({ flex, minWidth, maxWidth, ...field }: SelectProps) {
  return (
    <NativeSelect.Root
      {...(flex !== undefined && { flex })}
      {...(minWidth !== undefined && { minWidth })}
      {...(maxWidth !== undefined && { maxWidth })}
    >
      <NativeSelect.Field {...field} />
    </NativeSelect.Root>
  );
}
