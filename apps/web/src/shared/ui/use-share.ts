import { useState } from 'react';
import { ACTIONS } from './texts.ts';
import type { Copied } from './copied-text.tsx';
import { copiedText, refusedText, savedText } from './action-words.ts';
import { drawPicture } from './picture-png.ts';
import { saveFile } from './save-file.ts';

/** Actions that stand together. What became of one is said below their buttons. */
type Group = 'quoting' | 'keeping' | 'picture';

/** A picture as it is drawn, and in words. */
type Drawing = { readonly svg: string; readonly altText: string };

/** What became of what a visitor takes along: text that is copied, files that are saved, a picture. */
export function useShare() {
  const [said, setSaid] = useState<Partial<Record<Group, string>>>({});
  const [copied, setCopied] = useState<Copied & { readonly group: Group }>();
  const [picture, setPicture] = useState<{ readonly address: string; readonly altText: string }>();

  const copy = async (what: string, text: string, group: Group = 'quoting') => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid({ [group]: copiedText(what) });
      setCopied({ group, label: what, text, isSelected: false });
    } catch {
      setSaid({ [group]: refusedText(what) });
      setCopied({ group, label: what, text, isSelected: true });
    }
  };
  const save = async (name: string, content: () => Promise<Blob> | Blob) => {
    setCopied(undefined);
    try {
      saveFile(name, await content());
      setSaid({ keeping: savedText(name) });
    } catch {
      setSaid({ keeping: ACTIONS.notSaved });
    }
  };
  /** Saves a picture, and shows it with its words. */
  const savePicture = (name: string, drawing: () => Drawing) =>
    save(`${name}.png`, async () => {
      const { svg, altText } = drawing();
      const { png, address } = await drawPicture(svg);
      setPicture({ address, altText });
      return png;
    });
  return {
    said,
    sayKept: (text: string) => setSaid({ keeping: text }),
    /** What was copied last of a group. */
    copiedOf: (group: Group) => (copied?.group === group ? copied : undefined),
    copy,
    save,
    savePicture,
    picture,
  };
}

export type Shared = ReturnType<typeof useShare>;
