import { nameOf } from './question.ts';
import type { Questions } from './question.ts';
import type { Reference } from './reference-answers.ts';
import type { Way } from './way.ts';

/** How many differences of a way are shown. */
const SHOWN = 5;

/** What a way told of so many questions. */
export type WayResult = { readonly name: string; readonly told: number; readonly faults: readonly string[] };

/** Ask a way in and hold every answer against the reference. */
export async function checkWay(way: Way, questions: Questions, reference: Reference): Promise<WayResult> {
  const { questions: asked, told: expected } = reference[way.answers];
  const answers = await way.ask(questions);
  if (answers.length !== asked.length) {
    return { name: way.name, told: 0, faults: [`${answers.length} answers to ${asked.length} questions`] };
  }
  const faults = asked.flatMap((question, at) => {
    const [told = {}, right = {}] = [answers[at], expected[at]];
    // An empty answer means that the way has declared it cannot answer this question.
    if (Object.keys(told).length === 0) return [];
    const { shows = (value: string) => value } = way;
    const differing = way.tells.filter((field) => told[field] !== shows(right[field] ?? ''));
    const words = differing.map((field) => `${field} “${told[field]}” for “${shows(right[field] ?? '')}”`);
    return words.length > 0 ? [`${nameOf(question)}: ${words.join(', ')}`] : [];
  });
  return { name: way.name, told: answers.filter((told) => Object.keys(told).length > 0).length, faults };
}

/** Print what a way told, and how it differs. */
export function showWay({ name, told, faults }: WayResult): void {
  console.log(`${name}: ${told} answers, ${faults.length === 0 ? 'all the same' : `${faults.length} differ`}`);
  for (const fault of faults.slice(0, SHOWN)) console.log(`  ${fault}`);
}
