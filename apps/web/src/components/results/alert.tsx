import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    borderRadius: 'md',
    border: '1px solid {colors.notice}',
    borderInlineStartWidth: '4px',
    bg: 'notice.subtle',
    '& > svg': { mt: '0.125rem', color: 'notice' },
  },
});

/** Something the visitor should know now. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <Frame role="alert">
      <Icon name="error" />
      <div>{children}</div>
    </Frame>
  );
}
