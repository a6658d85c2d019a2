import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

type FooterNote = { readonly note: string | undefined; readonly setNote: (note: string | undefined) => void };

const FooterNoteContext = createContext<FooterNote>({ note: undefined, setNote: () => undefined });

/** Lets a page put a note before the footer's text, without the footer being part of every page. */
export function FooterNoteProvider({ children }: { readonly children: ReactNode }) {
  const [note, setNote] = useState<string>();
  const value = useMemo(() => ({ note, setNote }), [note]);
  return <FooterNoteContext value={value}>{children}</FooterNoteContext>;
}

export function useShownFooterNote(): string | undefined {
  return useContext(FooterNoteContext).note;
}

/** Show a note in the footer as long as the calling component is on the page. */
export function useFooterNote(note: string | undefined): void {
  const { setNote } = useContext(FooterNoteContext);
  useEffect(() => {
    setNote(note);
    return () => setNote(undefined);
  }, [note, setNote]);
}
