import { useState } from 'react';

type Seen = { readonly of: string; readonly day: string; readonly figures: string; readonly sameAs?: string };

/**
 * The day looked up before that has the same figures; undefined where they differ, and for the first day.
 *
 * @param of - what is looked up, the day aside
 * @param day - YYYYMMDD
 * @param figures - as they are shown; undefined until they are known
 */
export function useSameAsBefore(of: string, day: string, figures: string | undefined): string | undefined {
  const [seen, setSeen] = useState<Seen>();
  if (figures !== undefined && (seen?.of !== of || seen.day !== day || seen.figures !== figures)) {
    const isSame = seen?.of === of && seen.day !== day && seen.figures === figures;
    setSeen({ of, day, figures, ...(isSame && { sameAs: seen.day }) });
  }
  return figures !== undefined && seen?.of === of && seen.day === day ? seen.sameAs : undefined;
}
