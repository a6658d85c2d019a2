import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Provider } from '../../config/env.ts';

/** What a page has to say in the footer. */
export type FooterNote = {
  /** Stands before the footer's text. */
  readonly prefix?: string | undefined;
  /** Who computed what the page shows; undefined where it shows no figure, or does not know. */
  readonly provider?: Provider | undefined;
};
type SetNote = (note: FooterNote) => void;

const NO_NOTE: FooterNote = {};
const ShownNote = createContext<FooterNote>(NO_NOTE);
/** Apart from the note, so that a page that writes one is not drawn again when it changes. */
const NoteSetter = createContext<SetNote>(() => undefined);

/** Lets a page say something in the footer, without the footer being part of every page. */
export function FooterNoteProvider({ children }: { readonly children: ReactNode }) {
  const [note, setNote] = useState(NO_NOTE);
  return (
    <NoteSetter value={setNote}>
      <ShownNote value={note}>{children}</ShownNote>
    </NoteSetter>
  );
}

export function useShownFooterNote(): FooterNote {
  return useContext(ShownNote);
}

/** Show a note in the footer as long as the calling component is on the page. */
export function useFooterNote({ prefix, provider }: FooterNote): void {
  const setNote = useContext(NoteSetter);
  useEffect(() => {
    setNote({ prefix, provider });
    return () => setNote(NO_NOTE);
  }, [prefix, provider, setNote]);
}
