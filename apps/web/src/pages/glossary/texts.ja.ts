import type { MessagesOf } from '@tim/languages';
import type { GLOSSARY as English } from './texts.ts';

export const GLOSSARY: MessagesOf<typeof English> = {
  title: '用語集',
  description: '航空の排出量計算で使う用語の意味、英語での言い方、日本語の用語の出典。',
  introduction: 'このサイトの用語の意味と英語での言い方です。日本語の用語が公表されているものは、その出典も示します。',
  inEnglish: '英語：',
  source: '用語の出典',
  terms: {
    wellToWake: {
      word: 'Well-to-Wake（燃料の製造から燃焼まで）',
      meaning:
        '燃料の製造・輸送と燃焼による排出量のすべて。特に断りのないかぎり、このサイトの値はすべてWell-to-Wakeです。',
      source: '',
    },
    tankToWake: {
      word: 'Tank-to-Wake（燃料の燃焼）',
      meaning: '機内で燃料を燃やすときに排出される分。',
      source: '',
    },
    wellToTank: {
      word: 'Well-to-Tank（燃料の製造・輸送）',
      meaning: '燃料の製造と輸送で排出される分。',
      source: '',
    },
    co2e: {
      word: 'CO2e',
      meaning: '二酸化炭素換算。対象の温室効果ガスと、100年間で同じだけ温暖化させるCO2の質量。',
      source: '',
    },
    emissionFactor: {
      word: '排出係数',
      meaning: '燃料の質量あたりのCO2eの質量。',
      source: '',
    },
    typical: {
      word: '代表的な排出量（代表値）',
      meaning: '2つの都市の間の通常の行き方の排出量。半数はこれより少なく、半数は多くなります。',
      source: '',
    },
    range: {
      word: '範囲',
      meaning: '10回のうち8回、値が入ると見込まれる下限から上限まで。',
      source: '',
    },
    loadFactor: {
      word: '座席利用率',
      meaning: '座席数に対する旅客数の割合。空席が多い便ほど、旅客1人あたりの排出量は多くなります。',
      source: '国土交通省 航空輸送統計調査',
    },
    cargoMassFraction: {
      word: '貨物の質量割合',
      meaning: 'ペイロード（旅客と手荷物、貨物）に占める貨物の割合。貨物は排出量のうちこの割合を受け持ちます。',
      source: '',
    },
    greatCircle: {
      word: '大圏距離',
      meaning: '2つの空港を地球の表面で結ぶ最短の経路の長さ。',
      source: '',
    },
    detour: {
      word: '迂回',
      meaning: '風、空域、進入のために、大圏経路より長く飛ぶ距離。',
      source: '',
    },
    landingAndTakeOff: {
      word: '離着陸（LTO）',
      meaning: '地上走行、離陸、初期上昇、進入、着陸。高度3,000フィート（約900 m）未満。',
      source: '',
    },
    climbCruiseDescent: {
      word: '上昇・巡航・降下（CCD）',
      meaning: 'その間のすべて。高度3,000フィートからの上昇、巡航、同じ高度までの降下。',
      source: '',
    },
    cabinClass: {
      word: '座席クラス',
      meaning:
        'エコノミー、プレミアムエコノミー、ビジネス、ファースト。広い座席ほど、便の排出量のうち大きな割合を受け持ちます。',
      source: '',
    },
    operatingCarrier: {
      word: '運航航空会社',
      meaning: '航空券をどこが販売したかにかかわらず、機材と乗務員で運航する航空会社。',
      source: '',
    },
    codeshare: {
      word: 'コードシェア便',
      meaning: 'ある航空会社が自社の便名で販売し、別の航空会社が運航する便。',
      source: '',
    },
    connection: {
      word: '乗り継ぎ',
      meaning: '便を乗り換える行き方。',
      source: '',
    },
    sustainableFuel: {
      word: '持続可能な航空燃料（SAF）',
      meaning: '廃棄物、植物、電力などから作る燃料。値に含む場合はその旨を示します。',
      source: '国土交通省 持続可能な航空燃料（SAF）の導入促進に向けた官民協議会',
    },
    contrail: {
      word: '飛行機雲',
      meaning:
        '飛行機の後ろにできる氷の筋。長く残って温暖化させるものもありますが、このサイトのキログラムの値には含みません。',
      source: '',
    },
    radiativeForcing: {
      word: '有効放射強制力',
      meaning: '地球が受け取るエネルギーと放出するエネルギーのつり合いを変える強さ。速い応答を含みます。',
      source: '気象庁訳 IPCC第6次評価報告書 第1作業部会',
    },
    primaryData: {
      word: '一次データ',
      meaning: '運航する側が測ったデータ。便が実際に使った燃料など。',
      source: 'ISO 14083:2023',
    },
    modelledData: {
      word: 'モデル化データ',
      meaning:
        '機種、座席、座席利用率、距離など、便について分かることから計算したデータ。このサイトの値がこれに当たります。',
      source: 'ISO 14083:2023',
    },
    defaultData: {
      word: '既定値',
      meaning: '詳しいことが分からないときに使う平均値。距離ごとの係数など。',
      source: 'ISO 14083:2023',
    },
  },
};
