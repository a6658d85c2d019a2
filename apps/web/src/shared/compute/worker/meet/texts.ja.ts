import type { MessagesOf } from '@tim/languages';
import type { MEETING_RECORD as English } from './texts.ts';

export const MEETING_RECORD: MessagesOf<typeof English> = {
  about: '集まる場所の比較。Travel Impact Modelのオープン計算エンジンにより、ブラウザーで計算。',
  method: {
    name: 'Travel Impact Model。各路線の代表的な排出量（全航空会社、乗り継ぎの扱いは代表値と同じ）。場所は全員の合計で並べます',
    unit: 'g CO2e（Well-to-Wake）。移動については1人分、場所については参加者全員分',
    range:
      'half² = Σ_出発地 (移動する人数 × h)²、下側と上側は別々。同じ出発地の人の誤差は同じ向き、出発地が違えば独立とします',
    clearDifference: '2つの合計の√(above² + below²)を超える差',
    online:
      '全員に対するその割合（端数切り捨て）。場所ごとに、そこへの移動の排出量が最も多い人がオンライン参加となります。オンライン会議の排出量は含みません。',
    withoutAWay:
      '1回の乗り継ぎを含めても、便が確認できません。すべて別の都市に着く便は、都市を指定しない限り行き方とみなしません。',
  },
  byLand: '大圏距離{km}\u00a0km未満の移動は陸路として除外し、算入しません。',
};
