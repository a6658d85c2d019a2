import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { OTHERS as English } from './texts.ts';

export const OTHERS: MessagesOf<typeof English> = {
  introduction: {
    route:
      '同じ路線の旅客1人・片道の値を、よく使われる別の方法でも計算したものです。それぞれの方法の規則に従って、ここで計算しています。並び順は優劣を表しません。',
    flight:
      '同じ便の旅客1人・片道の値を、よく使われる別の方法でも計算したものです。それぞれの方法の規則に従って、ここで計算しています。並び順は優劣を表しません。',
  },
  cabin: '座席クラス',
  chart: '方法別のキログラム',
  bar: '帯は、このサイトの値の範囲（10便中8便）です：',
  yourFigure: 'お手元の値（kg）',
  yours: 'お手元の値',
  notANumber: 'キログラムを690のような数字で入力してください。',
  rightHeading: 'どれが正しいのか',
  right: '計算の対象が異なるため、いずれも正しい可能性があります。差の大半は次の3つによります。',
  reasons: [
    [
      '燃料の製造：',
      '燃焼の排出量に約2割が加わります。IATAの規則では除きます。DESNZには別の係数があり（最終更新2023年）、加わる量がより多くなります。',
    ],
    [
      '放射強制力：',
      '飛行機雲など高高度での影響による温暖化です。DESNZではCO2の1.7倍として算入できます。Travel Impact Modelでは、キログラムとは別に、リスクとして示します。',
    ],
    [
      '座席クラス・貨物・座席利用率：',
      'Travel Impact Modelではこの便について推計し、ここではIATAの規則にもその値を使います。DESNZは、同種の便すべてに1つの平均値を使います。',
    ],
  ],
  spread: {
    text: '公表された例：ロンドン→ニューヨークのエコノミー1席（BA173、2022年）は、5つのツールで310、690、819、1,016、1,218\u00a0kg。出典：',
    link: { text: 'LCC Skotte Business Travel', href: 'https://lcc-skottebusinesstravel.com' },
  },
  whoGivesWhich:
    'Google FlightsとTravalystの加盟企業は、Travel Impact Modelの値を表示しています。IATAのCO2 Connectは、航空会社の実際の燃料を使ってRP 1726に従いますが、その燃料はここでは分かりません。DESNZは、企業の報告用に係数を公表しています。',
  advice: '比較は、同じ方法による値どうしに限ってください。報告書では、明記した方法を一貫して使います。',
  tableHeading: '各方法が含むもの',
  columns: ['方法', '旅客1人あたりkg', '含むもの', '含まないもの'],
  notShown:
    '示していないもの：ICAOの計算ツール（路線グループを成す国が文書に示されておらず、ここでは分からない座席配置も必要なため）、myclimateとatmosfair（現在の定数を確認できないため）。',
  noLabel:
    'EUフライト排出量ラベルが発行された便では、推計値の代わりにその値を使います。この結果にはラベルがありません。',
  licence: 'Contains public sector information licensed under the Open Government Licence v3.0.',
  methods: {
    model: {
      name: 'Travel Impact Model',
      page: LINKS.methodRepository,
      computedBy: 'オープン計算エンジンによる計算',
      burning: '燃料の燃焼のみ',
      counts: 'CO2e。燃料の製造と燃焼（Well-to-Wake）。放射強制力なし。',
      leavesOut: '飛行機雲など高高度での影響、空港、持続可能な航空燃料。',
    },
    label: {
      name: 'EUフライト排出量ラベル',
      page: 'https://www.flightemissions.eu/',
      edition: '規則（EU）2024/3170',
      remark: '同制度は、ラベルは企業の報告用ではないとしています。',
      counts: 'CO2e。燃料のライフサイクル全体（Well-to-Wake、持続可能な航空燃料の分を反映）。放射強制力なし。',
      leavesOut: '飛行機雲。',
    },
    iata: {
      name: 'IATA RP 1726の規則（燃料と座席利用率はこのサイトの値）',
      short: 'IATA RP 1726の規則、燃料と座席利用率はこのサイトの値',
      plain: '旅客1人100\u00a0kg',
      withSeats: '＋1座席50\u00a0kg',
      remark: '規則は第三者の説明によるもので、原文は確認していません。',
      counts: 'CO2のみ。燃料の燃焼（Tank-to-Wake）。放射強制力なし。1座席50\u00a0kgは、現地の規則が求める場合のみ。',
      leavesOut: '燃料の製造、メタンと一酸化二窒素、飛行機雲など高高度での影響、空港。',
      missingOfRoute: 'この規則には1便の燃料・座席・座席利用率が必要です。上の便から選んでください。',
      missing: 'この規則には便の燃料・座席・座席利用率が必要ですが、この結果にはありません。',
    },
    desnz: {
      ofYear: '英国政府（DESNZ）{year}',
      plain: '燃料の燃焼',
      making: '燃料の製造を含む（当サイトと同じ範囲）',
      forcing: '放射強制力を含む',
      forcingAndMaking: '放射強制力と燃料の製造を含む',
      older: 'DESNZ 2024（旧版）',
      remark:
        '航空便の行は2025年版のもので、発行者自身のファイルで確認しました。同じであることと、どの国が長距離に当たるかは、第三者の説明によります。',
      counts: 'CO2e。燃料の燃焼（Tank-to-Wake）。燃料の製造は別の行。放射強制力は、明記した場合のみ。',
      leavesOut:
        'この便の機材・座席配置・貨物・座席利用率。放射強制力を含まない場合は、飛行機雲など高高度での影響。空港。',
      noDistance: '係数には距離が必要ですが、この結果にはありません。',
      noCountries: '係数は両空港の国によって決まりますが、国の情報がありません。',
      noHaul: '一方の国が一覧にないため、この便の係数はありません。',
    },
  },
  hauls: { domestic: '国内線', short: '短距離', long: '長距離', international: '国際線' },
  noFigureFor: '{cabin}の値はありません。',
  noFactorFor: '{haul}の{cabin}の係数はありません。',
  factorsOf: '{haul}の{cabin}の係数、距離{distance}。',
  average: '平均的な旅客では{plain}、放射強制力を含めると{forced}です。',
  edition: '版：{edition}',
  version: 'バージョン{version}',
  rangeOf: '{low}\u2060～\u2060{high}。',
  nearest: {
    same: '同じ',
    less: '{kg}少ない',
    more: '{kg}多い',
    found: '{name}（{kg}、{difference}）です。',
    none: '{own}に近い値はありません。最も近いのは{found}お手元の値は、1人・片道・この座席クラスのものですか。',
    inRange: 'このサイトの値の範囲（{low}\u2060～\u2060{high}）にも入っています。',
    near: '{own}に最も近いのは{found}{inRange}お使いのツールは別の方法を使っているかもしれません。どの方法の、何年版かをご確認ください。',
  },
};
