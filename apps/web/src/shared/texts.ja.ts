import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../config/links.ts';
import type {
  CABINS as EnglishCabins,
  CONTRAILS as EnglishContrails,
  JOINING as EnglishJoining,
  SCOPE as English,
} from './texts.ts';

export const SCOPE: MessagesOf<typeof English> = {
  metric: '旅客1人あたりkg CO2e',
  counted: '燃料の製造・輸送（Well-to-Tank）と燃焼（Tank-to-Wake）。',
  notCounted:
    '飛行機雲などCO2e以外の影響、空港、空港までの移動、機体の製造、オフセット。放射強制力（RF）の係数は適用していません。',
  contrailsApart: 'キログラムの値とは別',
  rangeMeaning: '10便中8便がこの範囲に入る見込み',
  notGoogles: 'Googleの公表値ではありません。',
  engineEstimate: 'オープン計算エンジンの推計値（Googleの公表値ではない）',
  labelUse: 'ラベルは算定報告用ではありません。ラベル制度は、企業の報告には使わないものとしています。',
  radiativeForcing: 'なし',
  licence: { name: 'CC BY-SA 4.0', href: LINKS.licence },
};

export const CABINS: MessagesOf<typeof EnglishCabins> = {
  names: {
    economy: 'エコノミー',
    premiumEconomy: 'プレミアムエコノミー',
    business: 'ビジネス',
    first: 'ファースト',
  },
  inText: {
    economy: 'エコノミー',
    premiumEconomy: 'プレミアムエコノミー',
    business: 'ビジネス',
    first: 'ファースト',
  },
};

export const CONTRAILS: MessagesOf<typeof EnglishContrails> = {
  names: { Unknown: '不明', Low: '低', Medium: '中', High: '高' },
  inText: { Unknown: '不明', Low: '低', Medium: '中', High: '高' },
};

export const JOINING: MessagesOf<typeof EnglishJoining> = {
  clauses: '{before}、{after}',
  sentences: '{before}{after}',
  items: '{before}／{after}',
  sentence: '{text}。',
  labelled: '{label}：{text}',
  aside: '{text}（{aside}）',
  fromTo: '{from}→{to}',
};
