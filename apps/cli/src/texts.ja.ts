import type { TextsOf } from '@tim/languages';
import type { ANSWERS as EnglishAnswers, BATCH as EnglishBatch, OPTIONS as EnglishOptions } from './texts.ts';

export const ANSWERS: TextsOf<typeof EnglishAnswers> = {
  flightTitle: (flight, origin, destination, day) => `${flight}、${origin}→${destination}、${day}`,
  routeTitle: (origin, destination) => `代表的な排出量、${origin}→${destination}`,
  optionsTitle: (ways, origin, destination, day) => `${ways}通りの行き方、${origin}→${destination}、${day}`,
  columns: {
    perPassenger: '旅客1人あたりkg CO2e',
    wellToWake: 'Well-to-Wake',
    wellToTank: 'Well-to-Tank',
    tankToWake: 'Tank-to-Wake',
    low: '下限',
    high: '上限',
  },
  cabins: {
    economy: 'エコノミー',
    premiumEconomy: 'プレミアムエコノミー',
    business: 'ビジネス',
    first: 'ファースト',
  },
  driver: (driver, percent) => `${driver} ${percent}`,
  range: (drivers) => `100回のうち80回がこの範囲に入る見込みです。幅の内訳：${drivers.join('、')}。`,
  label: (version) => `EUフライト排出量ラベル（版「${version}」）の記載値です。`,
  sustainableFuel: (percent) => `持続可能な航空燃料：${percent}（控除していません）。`,
  numberKnown: '便名：この路線で確認されています。',
  numberNotKnown: '便名：確認できません。この路線でのこの航空会社の運航は確認されています。',
  contrails: (risk) => `飛行機雲リスク：${risk}（キログラムの値には含みません）。`,
  risks: { NEGLIGIBLE: '低', MODERATE: '中', SEVERE: '高' },
  notPublished: '公開データからオープン計算エンジンが推計した値で、Googleの公表値ではありません。',
  aircraft: (name, codes, found) => `機材：${name}（${codes}）。${found}`,
  types: (types) => `使用される可能性のある機種：${types.join('、')}。`,
  note: (text) => `注：${text}`,
  warnings: {
    FLEET_OF_ANOTHER_YEAR: '機材は搭乗年のものではなく、2025年末時点のものです。',
    LOADS_OF_ANOTHER_YEAR: '搭乗年の座席利用率は分からないため、2023～2026年の値を使っています。',
  },
  markets: (markets) => `対象の空港：${markets.join('、')}。`,
  rareCabins: (cabins) =>
    `行き方の多くに設定のない座席クラス：${cabins.join('、')}。値は算定方法に従って示しています。`,
  missingCabins: (cabins) =>
    `確認できるどの行き方にも設定のない座席クラス：${cabins.join('、')}。値は算定方法に従って示しています。`,
  carriers: (codes) => `対象の航空会社：${codes.join('、')}。`,
  working: (engineVersion) => `計算過程（計算エンジン${engineVersion}）`,
  source: (source) => `出典：${source}`,
};

export const OPTIONS: TextsOf<typeof EnglishOptions> = {
  header: ['便', '空港', '機材', '時間', '年間日数', 'エコノミー', '範囲', 'プレミアム', 'ビジネス', 'ファースト'],
  numbers: (numbers, more) => (more > 0 ? `${numbers} ほか${more}便` : numbers),
  lowToHigh: (low, high) => `${low}～${high}`,
  nearby: '近くの空港を発着する行き方：',
  old: '古い、またはまれな記録（算入しません）：',
  oldEntry: (flight, why) => `${flight}：${why}`,
  figures:
    '数値は行き方ごとの全便の合計で、旅客1人あたりのkg CO2e（Well-to-Wake）です。時間は距離からの推計で、乗り継ぎは2時間としています。',
  marks:
    '*は路線の代表値に算入した行き方です。?はおそらく運航中、ほかは確実に運航中です。-はその機材にない座席クラスです。',
  none: '直行便も乗り継ぎ1回の行き方も確認できません。',
};

const otherCount = (others: number): string =>
  others === 0 ? '' : `、便ではない、または搭乗しなかった項目${others}件`;
const notUnderstood = (others: number): string => (others === 0 ? '' : `、読み取れないもの${others}件`);

export const BATCH: TextsOf<typeof EnglishBatch> = {
  source: {
    spreadsheet: (format, sheet, others) =>
      `表計算のファイル（.${format}）のシート「${sheet}」です。${others.length === 0 ? '' : `ほかのシート：${others.join('、')}（--sheet <名前>で選べます）。`}`,
    calendar: (flights, others) => `カレンダーです：${flights}便${otherCount(others)}。`,
    boardingPasses: (flights, others) => `搭乗券です：${flights}便${notUnderstood(others)}。`,
    json: (flights, others) => `JSONのリストです：${flights}便${notUnderstood(others)}。`,
    log: (name, flights, others) => `${name}のフライトログです：${flights}便${otherCount(others)}。`,
    listOfLog: (name) => `${name}のフライトログです。`,
  },
  columnsRead: (columns) => `読み取った列：${columns.join('、')}。`,
  notRead: (columns) => `使用しない列：${columns.join('、')}。`,
  uncounted: (names) =>
    `各行を1回として数えます。${names.join('、')}は、1行が何人分または何便分かを示している可能性があります（--columns 'passengers=${names[0] ?? ''}'）。`,
  mayMean: (column, field) => `${column}（${field}の可能性）`,
  leftOut: (columns) => `書き出さない列：${columns.join('、')}。`,
  letters: (read, written) => `文字コードは${read}として読み、${written}で書き出します。`,
  goesOn: (rows, file) => `${file}にある${rows}行の続きから始めます。`,
  faults: {
    wantsColumns: '--columns origin=<列名>,destination=<列名> で指定してください。',
    noJson: (file) => `${file}はJSONではありません。`,
    noRecords: (line, isJsonList) =>
      `リストはNDJSONではありません。${line}行目以降にJSONオブジェクトがありません。${isJsonList ? 'JSONのリストとして始まっています。ファイル名を*.jsonにしてください。' : ''}`,
    damagedGzip: (file) => `${file ?? '標準入力'}はgzipとして始まりますが、壊れているか途中で切れています。`,
  },
  rowsDone: (rows) => `${rows}行`,
  secondsLeft: (seconds) => `残り${seconds}秒`,
  slowNode: (version, fast) =>
    `Node ${version}はNode ${fast}の約2倍の時間がかかります。長いリストにはNode ${fast}を使ってください。`,
  noFlights: '数値なし：便の行がありません。',
  noFigureYet: (rows) => `数値はまだありません：${rows}行の確認が必要です。`,
  total: (figures, rows, tonnes, flights) => `${rows}行中${figures}行の合計：${tonnes}、${flights}便（各1人）。`,
  tonnes: (tonnes) => `${tonnes} t CO2e`,
  wellToWake: (tonnes, range) => `${tonnes} t CO2e（Well-to-Wake）${range ? `、範囲は${range[0]}～${range[1]} t` : ''}`,
  reasons: '数値のない行（理由別）：',
  firstRow: (rows, row, what) => `${rows === 1 ? `${row}行目` : `最初は${row}行目`}：${what}`,
  ofField: (field, what) => `${field}：${what}`,
  unknownPlace: (name, rows) =>
    `${name}はどの空港または都市ですか。${rows}行について --place '${name}=<コード>' と指定してください。`,
  place: (name, codes, rows) =>
    `${name}は${codes.join('、')}のどれですか。${rows}行について --place '${name}=${codes[0] ?? ''}' と指定してください。`,
  returns: (own, all) =>
    `「往復」とある${all}行のうち${own}行では、復路便が別の行にあります。その場合は1便、それ以外は2便と数えます。`,
  laterReturns: (seen) => `最初の${seen}行より後の行は、それまでに多かったほうに合わせて読み取ります。`,
  skipped: (rows) => `除いた${rows}行（合計には含めません）：`,
  refund: '払い戻しの行は除きますが、元の航空券は、リストにある限り数えます。',
  warnings: '注意のある行：',
  made: (engine, model, data, seconds) => `計算エンジン${engine}、モデル${model}、データ${data}、${seconds}秒。`,
};
