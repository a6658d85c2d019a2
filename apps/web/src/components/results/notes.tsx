import { chakra } from '@chakra-ui/react';
import { RESULTS } from '../../content/results.ts';
import { TextLink } from '../text-link.tsx';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    mt: { base: '3', _print: '1' },
    fontSize: 'sm',
    lineHeight: '1.5',
    color: 'fg.muted',
  },
});

type NotesProps = {
  readonly notes: readonly string[];
  /** Whether the figures are this project's own. */
  readonly isFromOpenEngine: boolean;
};

/** What a reader of the figures should know about them: whose they are, and what they stand for. */
export function Notes({ notes, isFromOpenEngine }: NotesProps) {
  return !isFromOpenEngine && notes.length === 0 ? null : (
    <List>
      {isFromOpenEngine && (
        <li>
          {RESULTS.engineNote}{' '}
          <TextLink to={RESULTS.engineMethod.path} quiet>
            {RESULTS.engineMethod.text}
          </TextLink>
        </li>
      )}
      {notes.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}
