import type { Comparison, Moved } from '@tim/pipeline/comparison/comparison';
import { nameOf } from './question.ts';
import type { Questions } from './question.ts';
import type { Reference } from './reference-answers.ts';
import { unitOf } from './told.ts';
import type { EntryPoint } from './entry-point.ts';

/** Ask an entry point and hold every answer against the reference. */
export async function checkEntryPoint(
  entryPoint: EntryPoint,
  questions: Questions,
  reference: Reference,
): Promise<Comparison> {
  const { questions: asked, told: expected } = reference[entryPoint.answers];
  const answers = await entryPoint.ask(questions);
  const comparison = { name: `entry point, ${entryPoint.name}`, with: 'answers, with those of the libraries' };
  if (answers.length !== asked.length) {
    const failure = `${answers.length} answers to ${asked.length} questions`;
    return { ...comparison, compared: 0, moved: [], failure };
  }
  const { shows = (value: string) => value } = entryPoint;
  // An empty answer means that the entry point has declared it cannot answer this question.
  const isAnswered = (at: number) => Object.keys(answers[at] ?? {}).length > 0;
  const moved = asked.flatMap((question, at): readonly Moved[] => {
    if (!isAnswered(at)) return [];
    return entryPoint.tells.flatMap((field) => {
      const [told, right] = [answers[at]?.[field], shows(expected[at]?.[field] ?? '')];
      const what = `${nameOf(question)}, ${field}`;
      return told === right ? [] : [{ what, before: right, after: told ?? '', unit: unitOf(field) }];
    });
  });
  return { ...comparison, compared: asked.filter((_, at) => isAnswered(at)).length, moved };
}
