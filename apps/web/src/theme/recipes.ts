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
    cell: { py: { base: '3', _print: '1' }, textAlign: 'start', verticalAlign: 'top' },
  },
});

/** Chakra's recipes of the components that the site uses: one that is missing here would be unstyled. */
export const recipes = { skeleton: skeletonRecipe };

export const slotRecipes = {
  accordion: accordionSlotRecipe,
  alert: alertSlotRecipe,
  combobox: comboboxSlotRecipe,
  datePicker: datePickerSlotRecipe,
  drawer: drawerSlotRecipe,
  popover: popoverSlotRecipe,
  segmentGroup: segmentGroupSlotRecipe,
  table,
};
