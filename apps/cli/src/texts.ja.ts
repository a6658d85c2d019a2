import type { TextsOf } from '@tim/languages';
import type {
  ANSWERS as EnglishAnswers,
  BATCH as EnglishBatch,
  FACTORS as EnglishFactors,
  FAULTS as EnglishFaults,
  HELP as EnglishHelp,
  OPTIONS as EnglishOptions,
} from './texts.ts';

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
    direct: '直行便',
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
  otherAirports: 'ほかの空港を発着する行き方：',
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
  shortEnd: (cells, columns) =>
    `最後の行は${columns}列のうち${cells}列しかなく、改行もありません。リストが途中で切れている可能性があります。`,
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
  breakdown: {
    heading: (by) => `${by}別：`,
    names: {
      year: '年',
      quarter: '四半期',
      month: '月',
      traveller: '搭乗者',
      airline: '航空会社',
      route: '路線（往復とも）',
      cabin: '座席クラス',
      aircraft: '機種',
      distance: '距離',
      tier: '算定の根拠',
    },
    columns: {
      tonnes: 't CO2e',
      share: '割合',
      flights: '便数',
      passengerKm: '人キロ',
      gramsPerKm: '人キロ当たりg',
    },
    notGiven: '記載なし',
    others: 'その他',
    fromKm: (km) => `${km} km以上`,
    cut: (by) => `${by}別の内訳は1万件を超えるため、それ以降は「その他」にまとめています。`,
  },
  made: (engine, model, data, seconds) => `計算エンジン${engine}、モデル${model}、データ${data}、${seconds}秒。`,
};

export const HELP: TextsOf<typeof EnglishHelp> = {
  brief: '1便に乗る旅客1人あたりの排出量を調べます。',
  footer: [
    'コードは大文字でも小文字でもかまいません。終了コードは、数値があれば0、なければ1で理由を示し、引数が正しくないか、ファイルを読み書きできなければ2です。',
    '計算エンジン、モデル、データが同じなら数値も同じです。どの答えにもそれらを示します。その版のtarballまたはタグで再計算できます：docs/reproduce.md',
    '補完：travel-impact completion bash >> ~/.bashrc（zsh、fish、pwsh、nuも可）',
  ],
  without: '省略時：',
  choices: '選択肢：',
  commands: {
    flight: '1つの便。2019年から今日の1年後まで：ZRH BOS LX 52 2026-12-21',
    route: '都市の組の代表的な排出量。空港または都市のコードで指定します：LON NYC',
    options: 'ある日の都市の組の、知られているすべての行き方。直行便を先に示します：ZRH BOS 2026-12-21',
    explain: 'flightまたはrouteに計算過程を添えます。各段階の説明と式、出典を示します。',
    batch: '便のリスト（CSV、NDJSON、Parquet）。各行に数値を付け、最後に合計を示します。',
    factors: '知られているすべての航空会社と路線の月ごとの表。便と結合して使います。方法は最後に示します。',
    completion: 'シェルの補完スクリプトを出力するか、補完候補を示します。',
    help: 'このヘルプを表示します。',
    version: '版を表示します。',
  },
  query: {
    airport: '空港のIATAコードまたは名称',
    airportOrCity: '空港または都市のIATAコード、または名称',
    destination: '同上',
    carrier: '販売航空会社のIATAコード',
    number: '便名の数字（航空会社を除く）',
    day: '出発日',
    today: '今日',
    aircraft: '機材（わかる場合）：IATAまたはICAOのコード、または系列（333、A333、787）',
  },
  usual: {
    tables: '付属の表の代わりに使う表。組み込まれた時刻表も使います',
    json: '答えをJSONで、グラム単位で出力します',
    lang: '答えの言語',
    jobs: '並行して計算するプロセスの数',
    oneACore: '1コアに1つ',
  },
  batch: {
    input:
      'リストのファイル：CSVまたはNDJSON（*.gzとParquetも可）、表計算ファイル（.xlsx、.ods）、カレンダー（.ics）、搭乗券。標準入力なら「-」',
    out: '書き出すファイル。省略時は標準出力。*.gz、*.parquet、*.xlsxはその形式で書きます。中断した実行は続きから再開します',
    format: 'リストの形式。省略時はファイル名で判断します',
    sheet: '表計算ファイルのうちリストのあるシートの名前または位置。省略時は列から最も多くわかるシート',
    headerRow: '列名の行（1から数えます）。見つからない場合に指定します',
    cabin: '座席クラスの記載がない行の座席クラス',
    allCabins: '4つの座席クラスすべてのグラム数を加えます',
    forSpreadsheets: '=、+、-、@で始まるセルを、表計算ソフトが数式とみなさないように書きます',
    withoutPeople: '人の名前の列を除きます（監査に渡す場合など）',
    columns: 'どの列が何かを、列名でわからない場合に指定します',
    byTheirNames: '列名による',
    place: '複数の場所に当てはまる名称がどこを指すか。すべての行に適用し、名称ごとに1回指定します',
    by: (names) => `合計の内訳を、指定した項目ごとに表で示します：${names.join('、')}、またはリストの列名`,
    dates: '3/4/2025の読み方。ほかの日付で判断できない場合に指定します',
    today: '過去の便とこれからの便を分ける日。省略時は時計の日付',
    lang: '合計、行ごとの理由、列名の下に付ける2行目の名称の言語',
    json: '合計をJSONで出力します。--outがあれば標準出力、なければ標準エラー出力',
    recognised: '列は名前で見分けます。大文字と小文字、空白の違いは問いません：',
    others: 'ほかの列は指定してください：--columns origin=Start,destination=End',
    added: '各行に加える列（CO2eのグラムとキログラム。断りのない限りWell-to-Wake）：',
  },
  factors: {
    out: '空のフォルダー、または新しく作るフォルダー',
    format: 'ParquetにはこのコマンドのほかにDuckDBが必要です',
    carriers: '指定した航空会社のみ',
    all: 'すべて',
    lang: 'メッセージの言語。表は変わりません',
  },
};

export const FAULTS: TextsOf<typeof EnglishFaults> = {
  more: '詳しくは --help をご覧ください。',
  noCommand: (commands) => `${commands.join('、')}のいずれかを指定してください。`,
  unknownCommand: (commands, word) => `${word}ではなく、${commands.join('、')}のいずれかを指定してください。`,
  unexpected: (word) => `このオプションまたはコマンドは使えません：${word}`,
  missingArgument: (name) => `${name}がありません。引数が足りません。`,
  missingOption: (option) => `オプション ${option} がありません。`,
  missingValue: (option, name) => `${option} のあとに${name}がありません。`,
  takesNoValue: (option, value) => `オプション ${option} に値は指定できません：${value}`,
  saidTwice: (option) => `${option} は1回しか指定できません。`,
  noChoice: (choices, word) => `${word}ではなく、${choices.join('、')}のいずれかを指定してください。`,
  empty: '値が空です。',
  carrier: (word) => `「${word}」は航空会社の2文字のコードではありません。`,
  aircraft: (word) => `「${word}」は機材の3文字または4文字のコードではありません。`,
  number: (word) => `「${word}」は便名の数字ではありません。数字だけを指定してください。`,
  date: (word) => `「${word}」はYYYY-MM-DD（年-月-日）の日付ではありません。`,
  count: (word) => `「${word}」は1以上の整数ではありません。`,
  cabin: (word) =>
    `「${word}」は座席クラスではありません。economy、premium-economy、business、firstのいずれかを指定してください。`,
  column: (pair, fields) => `「${pair}」ではなく、<項目>=<列名> と指定してください。項目：${fields}。`,
  breakdown: (word, known, columns) =>
    `「${word}」は、このリストの内訳に使える項目（${known.join('、')}）にも列名（${columns.join('、')}）にもありません。`,
  breakdownOfPeople: (word) => `--by「${word}」は搭乗者が分かる内訳ですが、--without-peopleでは除かれます。`,
  placeCode: (word) => `「${word}」ではなく、Sydney=SYDのように <名称>=<コード> と指定してください。`,
  headerRow: (word, last) => `「${word}」は1～${last}の行ではありません。`,
  unknownPlace: (name) => `「${name}」という場所は見つかりません。3文字のコードを指定してください。`,
  severalPlaces: (name, codes) => `「${name}」は${codes.join('、')}のどれですか。コードを指定してください。`,
  noTables: (folder) => `${folder}に表がありません。`,
  noDuckDb:
    'Parquetの読み書きにはDuckDBが必要です。このコマンドと同じ場所にインストールするか（npm install @duckdb/node-api）、CSVを使ってください（factorsでは --format csv）。',
  noParquet: (file, why) =>
    `${file}をParquetとして読み込めません。壊れているか、途中で切れている可能性があります（${why}）。`,
  parquetInput: 'Parquetは標準入力から読み込めません。ファイルを指定してください。',
  noFile: (file) => `ファイル${file}がありません。`,
  onlyXlsx: (file) => `${file}：表計算ファイルは.xlsxで書きます。どの表計算ソフトでも開けます。`,
  xlsxOfNdjson:
    'NDJSONから.xlsxファイルは書けません。.csvファイルに書くか、.jsonファイルを --format csv で読み込んでください。',
  isThere: (file) => `${file}はすでにあります。別のファイルを指定するか、削除してください。`,
  noFolder: (folder) => `フォルダー${folder}がありません。作成するか、別の出力先を指定してください。`,
  noState: (file, state) =>
    `${file}はありますが、${state}がありません。${file}を削除するか、別の出力先を指定してください。`,
  changed: (file, state) =>
    `${file}は前回の実行が書いたものと異なります。これと${state}を削除して始めからやり直すか、別の出力先を指定してください。`,
  isLink: (file) => `${file}はリンクまたはフォルダーです。削除するか、別の出力先を指定してください。`,
  stateUnread: (state, file) =>
    `${state}を読み込めません。これと${file}を削除して始めからやり直すか、別の出力先を指定してください。`,
  begunOn: (file, day) =>
    `${file}は --today ${day} で始められています。同じ日付を指定するか省略するか、別の出力先を指定してください。`,
  otherOptions: (file, state) =>
    `${file}は別のオプションまたは別のデータで始められています。これと${state}を削除して始めからやり直すか、別の出力先を指定してください。`,
  otherList: (file, state) =>
    `${file}は別のリストで始められています。これと${state}を削除して始めからやり直すか、別の出力先を指定してください。`,
  isWritten: (file, lock, by) =>
    `${file}は別の実行が書き込み中です${by ? `（${by.host}のプロセス${by.processId}）` : ''}。終わるのを待つか、別の出力先を指定してください。実行中でなければ${lock}を削除してください。`,
  noSpace: (file) => `${file}のための空き容量がありません。容量を空けるか、別の場所を指定してください。`,
  tooLarge: (file) => `${file}がシステムで許される大きさを超えます。別の場所を指定してください。`,
  longName: (file) => `${file}という名前は長すぎます。`,
  isFolder: (file) => `${file}はファイルではなくフォルダーです。`,
  noFolderOnPath: (file) => `パス${file}の途中にフォルダーではなくファイルがあります。`,
  noPlace: (file) => `${file}というファイルもフォルダーもありません。`,
  notAllowed: (file) => `${file}を使う権限がありません。`,
  readOnly: (file) => `${file}は読み取り専用のファイルシステムにあります。別の場所を指定してください。`,
  fileFailed: (file, code) => `${file}を読み書きできません：${code}。`,
  notWhole: (file, bytes, written) =>
    `${file}を最後まで書き込めませんでした。${written}バイトのうち${bytes}バイトです。`,
  notWritten: (file, why) => `${file}に書き込めません：${why}`,
  shortened: (file, read, bytes) =>
    `${file}が読み込み中に短くなりました（${bytes}バイトのうち${read}バイト）。書き込みが終わってから、もう一度実行してください。`,
  lockLost: (file, lock) =>
    `${lock}が削除または置き換えられたため、別の実行が${file}に書き込んでいる可能性があります。もう一度実行してください。`,
  standardInput: '標準入力',
  standardOutput: '標準出力',
  fewerWorkers: (asked, workers) =>
    `ワーカー${asked}個は、プロセッサー数または空きメモリーで許される数を超えています。${workers}個を使います。`,
  notEmpty: (folder) => `${folder}は空ではありません。`,
  stopped: (folder) => `${folder}は途中で止まった実行のものです。削除するか、別のフォルダーを指定してください。`,
  noRoutes: (carriers) => `${carriers}の路線は見つかりません。`,
};

export const FACTORS: TextsOf<typeof EnglishFactors> = {
  written: (rows, folder, seconds) => `${folder}に${rows}行、${seconds}秒。`,
  guide: (file) => `SQLで便と結合する方法：${file}`,
};
