import { chakra } from '@chakra-ui/react';
import { OTHERS } from '../../../content/others.ts';
import { ExternalLink } from '../../external-link.tsx';
import { Heading, Text } from '../../typography.tsx';

const Part = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });
const Reasons = chakra('ul', {
  base: { ps: '5', listStyle: 'disc', maxWidth: '38em', '& b': { fontWeight: 'medium' } },
});

/** Why figures of one flight differ, and what to do about it. */
export function WhoIsRight() {
  const { text, link } = OTHERS.spread;
  return (
    <Part>
      <Heading as="h3" size="h3">
        {OTHERS.rightHeading}
      </Heading>
      <Text>{OTHERS.right}</Text>
      <Reasons>
        {OTHERS.reasons.map(([what, why]) => (
          <li key={what}>
            <b>{what}</b> {why}
          </li>
        ))}
      </Reasons>
      <Text>{OTHERS.advice}</Text>
      <Text size="small" tone="muted">
        {OTHERS.whoGivesWhich}
      </Text>
      <Text size="small" tone="muted">
        {text} <ExternalLink href={link.href}>{link.text}</ExternalLink>.
      </Text>
    </Part>
  );
}
