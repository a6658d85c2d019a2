import { Accordion } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type DisclosureProps = Pick<Accordion.RootProps, 'mt'> & { readonly title: string; readonly children: ReactNode };

/** A part of a page behind its title: made when it is first opened. */
export function Disclosure({ title, children, ...props }: DisclosureProps) {
  return (
    <Accordion.Root collapsible lazyMount {...props}>
      <Accordion.Item value="content">
        <Accordion.ItemTrigger justifyContent="space-between" minHeight="target">
          {title}
          <Accordion.ItemIndicator />
        </Accordion.ItemTrigger>
        <Accordion.ItemContent>{children}</Accordion.ItemContent>
      </Accordion.Item>
    </Accordion.Root>
  );
}
