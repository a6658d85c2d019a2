import { Box } from '@chakra-ui/react';
import { fill } from '@tim/languages';
import type { OldOption } from '../../shared/api/travel-options.ts';
import { Disclosure } from '../../shared/ui/disclosure.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { standingText } from '../../shared/api/answer-sentences.ts';
import type { NameOf } from '../../shared/named-words.ts';
import { placesText } from './option-words.ts';
import { OPTIONS } from './texts.ts';

type OldOptionsProps = { readonly options: readonly OldOption[]; readonly nameOf: NameOf };

/** Entries of the list of flights that are not flown today, and why each is taken for one. */
export function OldOptions({ options, nameOf }: OldOptionsProps) {
  return (
    <Disclosure mt="2" title={fill(OPTIONS.old, { count: options.length })}>
      <Text size="small" tone="muted">
        {OPTIONS.oldIntroduction}
      </Text>
      <Box as="ul" listStyle="none" mt="2" fontSize="sm" lineHeight="1.45">
        {options.map(({ carrierName, origin, destination, standing }) => (
          <Box
            as="li"
            key={`${carrierName} ${origin} ${destination}`}
            py="2"
            borderTop="1px solid {colors.border}"
            overflowWrap="anywhere"
          >
            {carrierName} {placesText([origin, destination], nameOf)}
            <Box as="span" display="block" color="fg.muted">
              {standingText({ standing })}
            </Box>
          </Box>
        ))}
      </Box>
    </Disclosure>
  );
}
