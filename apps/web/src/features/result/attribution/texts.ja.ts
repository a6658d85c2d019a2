import type { TextsOf } from '@tim/languages';
import { ATTRIBUTION_LINKS } from '../../../config/links.ts';
import { PAGES } from '../../../config/pages.ts';
import type { ATTRIBUTION as English } from './texts.ts';

const LOAD_FACTORS = `${PAGES.methodology}#section-7`;
const SEATS = `${PAGES.methodology}#section-6`;

const T100 = { text: '米国運輸統計局（BTS）：T-100', href: ATTRIBUTION_LINKS.t100 } as const;
const T2 = { text: '米国運輸統計局（BTS）：Form 41 Schedule T-2', href: ATTRIBUTION_LINKS.t100 } as const;
const DGCA = {
  text: 'DGCA（インド民間航空総局）：月次輸送統計、Vonter/india-aviation-traffic収集、ODbL 1.0',
  href: ATTRIBUTION_LINKS.indiaTraffic,
} as const;

export const ATTRIBUTION: TextsOf<typeof English> = {
  fuelBurn: {
    dataType: '燃料消費量の推計',
    eea2019: {
      text: '欧州環境庁：EMEP/EEAガイドブック2019、航空、master emissions calculator',
      href: ATTRIBUTION_LINKS.eea2019,
    },
    eea2023: {
      text: '欧州環境庁：EMEP/EEAガイドブック2023、航空、Annex 1',
      href: ATTRIBUTION_LINKS.eea2023Annex1,
    },
    corsia: {
      text: 'ICAO：CORSIA適格燃料、ライフサイクル評価の方法',
      href: ATTRIBUTION_LINKS.corsiaLifeCycle,
    },
    iso14083: { text: 'ISO 14083：輸送チェーンの排出量', href: ATTRIBUTION_LINKS.iso14083 },
    easaLabel: { text: '欧州連合：Flight Emissions Label', href: ATTRIBUTION_LINKS.easaLabel },
  },
  loadFactor: {
    dataType: '座席利用率',
    T100,
    T2,
    trafficReports: {
      text: '航空会社または当局が公表する月次輸送実績（本プロジェクトで集約）',
      href: LOAD_FACTORS,
    },
    BITRE: { text: 'BITRE（オーストラリア）：航空会社の輸送実績、CC BY', href: ATTRIBUTION_LINKS.bitre },
    DGCA,
    CH_AVIATION: { text: 'ch-aviation', href: ATTRIBUTION_LINKS.chAviation },
    GLOBAL_DEFAULT: {
      text: '2019年の米国の実績データから算出',
      href: ATTRIBUTION_LINKS.globalLoadFactor,
    },
  },
  cargo: { dataType: '貨物の質量割合', T100, T2, DGCA },
  seats: {
    dataType: '座席配置',
    configuration: { text: '公表された時刻表の機材仕様（OAG）', href: ATTRIBUTION_LINKS.schedules },
    carrierCabins: { text: '航空会社・機種別の客室仕様（本プロジェクトで集約）', href: SEATS },
    schedule: { text: 'このサービスの運営者が組み込んだ時刻表', href: SEATS },
    typicalSeats: { text: '機種の代表的な座席数', href: SEATS },
    reportedTotal: { text: '米国運輸統計局（BTS）：報告された座席数', href: ATTRIBUTION_LINKS.t100 },
    fleetSeats: { text: '時刻表提供会社の機材別座席データ（OAG）', href: ATTRIBUTION_LINKS.schedules },
  },
  seatArea: {
    dataType: '座席面積の比率',
    iata: { text: 'IATA Recommended Practice 1726：座席面積の比率', href: ATTRIBUTION_LINKS.seatArea },
  },
};
