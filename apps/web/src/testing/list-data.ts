import { buildFindIndex } from '@tim/find';
import { findSources } from '../../build/find-files.ts';
import { listData } from '../shared/compute/worker/list/list-data.ts';

const sources = findSources();

/** What the worker has loaded before it answers a list: made once, it takes seconds. */
export const LIST_DATA = listData(sources.tables, buildFindIndex(sources));
