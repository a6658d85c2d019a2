import type { ComponentType } from 'react';

/**
 * A part of a page whose code is loaded before it is shown, so that what stands on the page first does not carry it.
 *
 * @param load - imports the part
 */
export function partLoadedBefore<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  return {
    /** Nothing as long as it is not loaded. */
    Part: (props: Props) => Loaded && <Loaded {...props} />,
    load: async (): Promise<void> => {
      Loaded ??= await load();
    },
  };
}
