import type { MessagesOf } from '@tim/languages';
import type { NUMBER_LISTING as English } from '../en/number-listing.ts';

export const NUMBER_LISTING: MessagesOf<typeof English> = {
  notListed: 'この路線の便の一覧にありません。',
  enteredIn: '便の一覧への最後の記載は{month}です。',
  enteredBefore: '便の一覧への最後の記載は{month}より前です。',
  route: '{origin}→{destination}',
  listed: '一覧では{routes}にあります。',
  listedAndMore: {
    one: '一覧では{routes}ほか{count}路線にあります。',
    other: '一覧では{routes}ほか{count}路線にあります。',
  },
  carrierInDoubt: 'この航空会社が現在旅客を運んでいるかどうかは分かりません。',
};
