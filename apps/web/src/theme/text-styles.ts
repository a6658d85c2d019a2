import { defineLayerStyles, defineTextStyles } from '@chakra-ui/react';

/** Sizes of text that Chakra's recipes ask for by name. */
export const textStyles = defineTextStyles({
  xs: { value: { fontSize: 'xs', lineHeight: '1.4' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.5' } },
  md: { value: { fontSize: 'md', lineHeight: '1.6' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.55' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.35' } },
});

export const layerStyles = defineLayerStyles({
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
});
