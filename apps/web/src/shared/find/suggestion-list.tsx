import { Box, Combobox, Span } from '@chakra-ui/react';
import { fillCount, OWN_MANNER } from '@tim/languages';
import { FIND } from './texts.ts';
import { VisuallyHidden } from '../ui/typography.tsx';
import type { Suggestion } from './suggestion.ts';

type SuggestionListProps = {
  /** Of the field. */
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  readonly minWidth: string | undefined;
};

/** The list of a search field, and how long it is for those who do not see it. Without suggestions it is not shown. */
export function SuggestionList({ label, suggestions, minWidth }: SuggestionListProps) {
  const isShown = suggestions.length > 0;
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {isShown ? fillCount(FIND.found, { count: suggestions.length }, OWN_MANNER) : ''}
      </VisuallyHidden>
      {/* As wide as its longest line, but never wider than the window. */}
      <Combobox.Positioner style={{ minWidth: 0, maxWidth: 'calc(100vw - 1rem)' }}>
        <Combobox.Content
          aria-label={label}
          aria-labelledby={undefined}
          hidden={!isShown}
          // Of what is free below the field, or above it where there is more.
          maxHeight="min(20rem, var(--available-height))"
          minWidth={minWidth}
          border="1px solid {colors.border}"
        >
          {suggestions.map((suggestion) => (
            <Combobox.Item
              key={suggestion.value}
              item={suggestion}
              ps={suggestion.isPart ? '6' : undefined}
              // A shade of grey alone is hard to see, and none is left in forced colours.
              _highlighted={{ outline: '2px solid {colors.accent}', outlineOffset: '-2px' }}
            >
              <Box minWidth="0">
                <Span display="block" overflowWrap="anywhere">
                  {suggestion.title}
                </Span>
                {suggestion.detail && (
                  <Span display="block" fontSize="xs" color="fg.muted">
                    {suggestion.detail}
                  </Span>
                )}
              </Box>
              {suggestion.title !== suggestion.value && (
                <Span fontVariantNumeric="tabular-nums" fontWeight="medium">
                  {suggestion.value}
                </Span>
              )}
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </>
  );
}
