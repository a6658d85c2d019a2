import type { MessagesOf } from '@tim/languages';
import type { NOT_FOR_PASSENGERS as English } from '../en/not-for-passengers.ts';

export const NOT_FOR_PASSENGERS: MessagesOf<typeof English> = {
  carriesFreight: {
    carrier: '{holderName}は貨物専用で、旅客を運びません。',
    number: '{holderName}の便名{value}は、旅客のいない便（貨物便または回送便）の番号です。',
    route: 'この路線で確認されている{holderName}の便は、すべて旅客のいない便です。',
  },
  noLongerFlies: {
    carrier: {
      undated: '{holderName}は、このコードでは現在運航していません。',
      since: '{holderName}は、このコードでは{since}以降運航していません。',
    },
    route: {
      undated: '{holderName}は、この路線を現在運航していません。',
      since: '{holderName}は、この路線を{since}以降運航していません。',
    },
  },
  soldUnderAnotherCode: {
    number:
      '便名{value}は{holderName}の運航ではなく、他社の便をこの番号で販売しているものです。運航する航空会社の便名でお調べください。',
    route: 'この路線で確認されている{holderName}の便は、すべて他社の運航です。運航する航空会社の便名でお調べください。',
  },
  routeClosed: {
    undated: 'この路線は、現在{holderName}が運航できなくなっています。',
    since: 'この路線は、{since}以降{holderName}が運航できなくなっています。',
  },
  airportClosed: {
    undated: '{airport}は、現在旅客は利用できません。',
    since: '{airport}は、{since}以降旅客は利用できません。',
  },
  movedTo: {
    carrier: '便は{successors}に引き継がれました。',
    route: 'この路線の便は{successors}に引き継がれました。',
    airport: '便は{successors}に移りました。',
  },
  figureOfOtherAirports: '数値は同じ都市または近隣の別の空港のものです。',
  year: '{year}年',
};
