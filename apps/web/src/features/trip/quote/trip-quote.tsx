import { useState } from 'react';
import { ActionGroup } from '../../../shared/ui/action-group.tsx';
import { bibtexCitation, plainCitation } from '../../result/facts/citation.ts';
import { CopiedText, type Copied } from '../../../shared/ui/copied-text.tsx';
import { ACTIONS } from '../../../shared/ui/texts.ts';
import { TRIP } from '../texts.ts';
import type { TripFacts } from './trip-facts.ts';
import { tripQuoteText, tripWork } from './trip-quote-text.ts';

/** A trip's figure to paste into an article: as text, and as a citation. */
export function TripQuote(facts: TripFacts) {
  const [said, setSaid] = useState<string>();
  const [copied, setCopied] = useState<Copied>();
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(ACTIONS.copied(what));
      setCopied({ label: what, text, isSelected: false });
    } catch {
      setSaid(ACTIONS.refused(what));
      setCopied({ label: what, text, isSelected: true });
    }
  };
  const actions = [
    { name: ACTIONS.copyText, act: () => copy(ACTIONS.text, tripQuoteText(facts)) },
    { name: ACTIONS.copyCitation, act: () => copy(ACTIONS.citation, plainCitation(tripWork(facts))) },
    { name: ACTIONS.copyBibtex, act: () => copy(ACTIONS.bibtex, bibtexCitation(tripWork(facts))) },
  ];
  return (
    <ActionGroup heading={TRIP.quote} actions={actions} said={said}>
      {copied && <CopiedText copied={copied} />}
    </ActionGroup>
  );
}
