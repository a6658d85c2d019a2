import { Box, Stack } from '@chakra-ui/react';
import { OTHERS } from './texts.ts';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { JOIN } from '../../shared/join.ts';

/** Why figures of one flight differ, and what to do about it. */
export function WhoIsRight() {
  const { text, link } = OTHERS.spread;
  return (
    <Stack gap="2">
      <Heading as="h3" size="h3">
        {OTHERS.rightHeading}
      </Heading>
      <Text>{OTHERS.right}</Text>
      <Box as="ul" ps="5" listStyle="disc" maxWidth="38em" css={{ '& b': { fontWeight: 'medium' } }}>
        {OTHERS.reasons.map(([what, why]) => (
          <li key={what}>
            <b>{what}</b>
            {JOIN.space}
            {why}
          </li>
        ))}
      </Box>
      <Text>{OTHERS.advice}</Text>
      <Text size="small" tone="muted">
        {OTHERS.whoGivesWhich}
      </Text>
      <Text size="small" tone="muted">
        {text}
        {JOIN.space}
        <ExternalLink href={link.href}>{link.text}</ExternalLink>
        {JOIN.stop}
      </Text>
    </Stack>
  );
}
