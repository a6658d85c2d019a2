import { defineSlotRecipe } from '@chakra-ui/react';
import {
  accordionSlotRecipe,
  alertSlotRecipe,
  comboboxSlotRecipe,
  datePickerSlotRecipe,
  drawerSlotRecipe,
  popoverSlotRecipe,
  segmentGroupSlotRecipe,
  skeletonRecipe,
} from '@chakra-ui/react/theme';
import {
  buttonRecipe,
  fieldSlotRecipe,
  fieldsetSlotRecipe,
  inputRecipe,
  linkRecipe,
  nativeSelectSlotRecipe,
  radioGroupSlotRecipe,
  textareaRecipe,
} from './control-recipes.ts';
import { headingRecipe, labelRecipe, textRecipe } from './text-recipes.ts';

/** Of Chakra's table, in place of its own: lines below the rows, whose cells stand one below the other on a phone. */
const table = defineSlotRecipe({
  slots: ['root', 'row', 'columnHeader', 'cell'],
  base: {
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'start',
    },
    row: { borderBottomWidth: '1px' },
    columnHeader: {
      py: '2',
      fontSize: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      textAlign: 'start',
      verticalAlign: 'bottom',
    },
    cell: { py: { base: '2', _print: '1' }, textAlign: 'start', verticalAlign: 'top' },
  },
});

/** How far something is. */
const progress = defineSlotRecipe({
  slots: ['root', 'label', 'track', 'range', 'valueText'],
  base: {
    root: { width: 'full', maxWidth: 'bar' },
    track: {
      height: '3',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'bg.emphasized',
      _highContrast: { border: '1px solid' },
    },
    range: {
      height: 'full',
      bg: 'accent',
      _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight' },
      _indeterminate: {
        width: '1/3',
        animation: 'position 1s ease infinite',
        '--animate-from-x': '-40%',
        '--animate-to-x': '100%',
        position: 'relative',
      },
    },
  },
});

/** Chakra's own; a long word of what opens a part is broken where it would reach beyond the window. */
const accordion = {
  ...accordionSlotRecipe,
  base: {
    ...accordionSlotRecipe.base,
    itemTrigger: { ...accordionSlotRecipe.base?.itemTrigger, '&, & *': { overflowWrap: 'anywhere' } },
  },
};

/** The recipes of the components that the site uses: one that is missing here would be unstyled. */
export const recipes = {
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  label: labelRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  text: textRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes = {
  accordion,
  alert: alertSlotRecipe,
  combobox: comboboxSlotRecipe,
  datePicker: datePickerSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  fieldset: fieldsetSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  radioGroup: radioGroupSlotRecipe,
  popover: popoverSlotRecipe,
  progress,
  segmentGroup: segmentGroupSlotRecipe,
  table,
};
