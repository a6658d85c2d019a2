import { Alert as Frame } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Something the visitor should know now. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <Frame.Root
      role="alert"
      status="warning"
      colorPalette="notice"
      border="1px solid {colors.notice}"
      borderInlineStartWidth="4px"
      color="fg"
      textStyle="md"
    >
      <Frame.Indicator color="notice" mt="0.125rem" />
      <Frame.Content minWidth="0">{children}</Frame.Content>
    </Frame.Root>
  );
}
