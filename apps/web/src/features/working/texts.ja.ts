import type { MessagesOf } from '@tim/languages';
import type { WORKING as English } from './texts.ts';

export const WORKING: MessagesOf<typeof English> = {
  shortHeading: '要約',
  floorColumns: ['座席クラス', '1席の床面積', 'kg CO2e'],
  floorLegend: '1マスはエコノミー1席分の床面積です。',
  stepsHeading: '段階ごと',
  stepsIntroduction:
    '1行が1つの段階で、この結果の数値を示します。開くと、計算式と各数値の出典が分かります。数値は表示用に丸めているため、手計算では末尾の桁が異なることがあります。',
  rangeHeading: 'この数値の不確かさ',
  rangeIntroduction:
    '出発前の推計値です。範囲は、当日の機材、客室、利用率でこの方法により計算したとき、10便中8便がこの中に入るように定めています。実際の燃料消費量で見ると、最後の段階に示すとおり範囲はさらに広くなります（kg CO2e、範囲が広がる向きに丸め）：',
  rangeColumns: ['座席クラス', '下限', '上限'],
  driversIntroduction: 'ばらつきの原因（大きい順）：',
  typesHeading: '使用される可能性のある機材',
  typesIntroduction:
    '当日まで分かりません。使用される可能性のある機材を、その確率とともに示します。数値は、排出量の順で中央に当たる機材のものです。',
  formula: '計算式',
  source: '出典：',
  section: '算定方法の節：',
  published: '公表された算定方法',
  routesMiddle: '中央の値',
  routeColumn: '行き方',
  engineVersion: '計算エンジンの版：{version}',
  floor: {
    heading: 'ビジネスがエコノミーの{factor}倍になる理由',
    narrow: {
      one: '床面積によります。ナローボディ機（通路が1本の機材）では、ビジネス1席がエコノミー{factor}席分の床面積を占めます。燃料は客室の床全体を運ぶために使われるので、ビジネスの旅客1人はエコノミー{factor}人分を負担します。',
      other:
        '床面積によります。ナローボディ機（通路が1本の機材）では、ビジネス1席がエコノミー{factor}席分の床面積を占めます。燃料は客室の床全体を運ぶために使われるので、ビジネスの旅客1人はエコノミー{factor}人分を負担します。',
    },
    wide: {
      one: '床面積によります。ワイドボディ機（通路が2本の機材）では、ビジネス1席がエコノミー{factor}席分の床面積を占めます（ベッドになる座席のため）。燃料は客室の床全体を運ぶために使われるので、ビジネスの旅客1人はエコノミー{factor}人分を負担します。',
      other:
        '床面積によります。ワイドボディ機（通路が2本の機材）では、ビジネス1席がエコノミー{factor}席分の床面積を占めます（ベッドになる座席のため）。燃料は客室の床全体を運ぶために使われるので、ビジネスの旅客1人はエコノミー{factor}人分を負担します。',
    },
    source: '1席が占める床面積：IATA Recommended Practice 1726（全航空会社共通）。',
  },
};
