import { useState } from 'react';
import { ActionGroup } from '../../../components/results/along/action-group.tsx';
import { bibtexCitation, plainCitation } from '../../../components/results/along/citation.ts';
import { CopiedText, type Copied } from '../../../components/results/along/copied-text.tsx';
import { ALONG } from '../../../content/along.ts';
import { TRIP } from '../../../content/trip.ts';
import type { TripFacts } from './trip-facts.ts';
import { tripQuoteText, tripWork } from './trip-quote-text.ts';

/** A trip's figure to paste into an article: as text, and as a citation. */
export function TripQuote(facts: TripFacts) {
  const [said, setSaid] = useState<string>();
  const [copied, setCopied] = useState<Copied>();
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(ALONG.copied(what));
      setCopied({ label: what, text, isSelected: false });
    } catch {
      setSaid(ALONG.refused(what));
      setCopied({ label: what, text, isSelected: true });
    }
  };
  const actions = [
    { name: ALONG.copyText, act: () => copy(ALONG.text, tripQuoteText(facts)) },
    { name: ALONG.copyCitation, act: () => copy(ALONG.citation, plainCitation(tripWork(facts))) },
    { name: ALONG.copyBibtex, act: () => copy(ALONG.bibtex, bibtexCitation(tripWork(facts))) },
  ];
  return (
    <ActionGroup heading={TRIP.quote} actions={actions} said={said}>
      {copied && <CopiedText copied={copied} />}
    </ActionGroup>
  );
}
