import { Button } from '@chakra-ui/react';
import { fill } from '@tim/languages';
import { useState } from 'react';
import { CodeBlock } from '../../shared/ui/code.tsx';
import { CopiedText } from '../../shared/ui/copied-text.tsx';
import { copiedText, refusedText } from '../../shared/ui/action-words.ts';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { afterColon } from '../../shared/letter-case.ts';
import { EMBED } from './texts.ts';

type CodeToCopyProps = { readonly heading: string; readonly text: string; readonly code: string };

/** A piece of code with a button that copies it. */
export function CodeToCopy({ heading, text, code }: CodeToCopyProps) {
  const [copied, setCopied] = useState<{ readonly code: string; readonly isRefused: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied({ code, isRefused: false });
    } catch {
      setCopied({ code, isRefused: true });
    }
  };
  const what = afterColon(heading);
  const label = fill(EMBED.code, { what });
  // What was said of other code is past.
  const said = copied?.code === code ? copied : undefined;
  return (
    <div>
      <Heading as="h3" size="h4">
        {heading}
      </Heading>
      <Text mt="1" mb="2">
        {text}
      </Text>
      <CodeBlock label={label}>{code}</CodeBlock>
      <Button variant="outline" type="button" mt="2" onClick={() => void copy()}>
        {fill(EMBED.copy, { what })}
      </Button>
      <Text role="status" size="small" mt="1" minHeight="1.5em">
        {said && (said.isRefused ? refusedText(label) : copiedText(label))}
      </Text>
      {said?.isRefused && <CopiedText copied={{ label, text: code, isSelected: true }} />}
    </div>
  );
}
