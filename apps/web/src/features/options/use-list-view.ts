import { isJsonObject } from '@tim/validation';
import { useLocation, useNavigate } from 'react-router-dom';
import { openHash } from '../result/open-folds.ts';
import { SORTS, STOPS, type Sort, type Stops } from './rows.ts';

/** How a visitor has the list of ways. */
export type ListView = {
  /** Whether all of them are listed, and sorted and sifted as the visitor likes. */
  readonly isWhole: boolean;
  readonly sort: Sort;
  /** Absent until it is chosen. */
  readonly stops?: Stops;
  /** Of the whole list, how many rows at most. */
  readonly most: number;
};

/** Rows of the whole list that are added at a time. */
export const ROWS_A_TIME = 20;

const USUAL: ListView = { isWhole: false, sort: 'kilograms', most: ROWS_A_TIME };

/**
 * The view of a list, kept by the history's step: who follows a flight of the list and comes back finds it as it was. The address
 * itself stays the question's.
 *
 * @param list - what tells the list from the others of a page
 */
export function useListView(list: string): readonly [ListView, (change: Partial<ListView>) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const name = `ways ${list}`;
  const kept = isJsonObject(state) ? state : {};
  const view = { ...USUAL, ...viewOf(kept[name]) };
  const change = (part: Partial<ListView>) =>
    void navigate(
      // Without the list's own name: nothing is to be brought into view.
      { search, hash: openHash(hash) },
      { replace: true, preventScrollReset: true, state: { ...kept, [name]: { ...view, ...part } } },
    );
  return [view, change];
}

/** @param kept - of any step of the history, also of one that something else has written */
function viewOf(kept: unknown): Partial<ListView> {
  if (!isJsonObject(kept)) return {};
  const sort = SORTS.find((one) => one === kept['sort']);
  const stops = STOPS.find((one) => one === kept['stops']);
  const most = Math.max(ROWS_A_TIME, Number(kept['most']) || 0);
  return { isWhole: kept['isWhole'] === true, most, ...(sort && { sort }), ...(stops && { stops }) };
}
