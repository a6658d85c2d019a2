import { NativeSelect, type NativeSelectFieldProps, type NativeSelectRootProps } from '@chakra-ui/react';

type SelectProps = NativeSelectFieldProps & Pick<NativeSelectRootProps, 'flex' | 'minWidth'>;

/** The browser's own list to choose from. */
export function Select({ flex, minWidth, ...field }: SelectProps) {
  return (
    <NativeSelect.Root {...(flex !== undefined && { flex })} {...(minWidth !== undefined && { minWidth })}>
      <NativeSelect.Field {...field} />
    </NativeSelect.Root>
  );
}
