import type { RangeDriver } from '@tim/estimator';

const DRIVERS: Readonly<Record<RangeDriver['key'], string>> = {
  aircraft: 'どの機材・客室仕様か',
  cabin: '座席数の不確かさ',
  passengerLoad: '便の混み具合',
  cargo: '積む貨物の量',
  routes: 'どの行き方・航空会社か',
};

/** What a range's driver is. */
export const driverWords = (key: RangeDriver['key']): string => DRIVERS[key];
