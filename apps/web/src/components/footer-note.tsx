import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

type SetNote = (note: string | undefined) => void;

const ShownNote = createContext<string | undefined>(undefined);
/** Apart from the note, so that a page that writes one is not drawn again when it changes. */
const NoteSetter = createContext<SetNote>(() => undefined);

/** Lets a page put a note before the footer's text, without the footer being part of every page. */
export function FooterNoteProvider({ children }: { readonly children: ReactNode }) {
  const [note, setNote] = useState<string>();
  return (
    <NoteSetter value={setNote}>
      <ShownNote value={note}>{children}</ShownNote>
    </NoteSetter>
  );
}

export function useShownFooterNote(): string | undefined {
  return useContext(ShownNote);
}

/** Show a note in the footer as long as the calling component is on the page. */
export function useFooterNote(note: string | undefined): void {
  const setNote = useContext(NoteSetter);
  useEffect(() => {
    setNote(note);
    return () => setNote(undefined);
  }, [note, setNote]);
}
