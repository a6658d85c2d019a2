import type { TextsOf } from '@tim/languages';
import type { BATCH as English } from './texts.ts';

const flightCount = (flights: number) => `${flights}便`;
const otherCount = (others: number) => (others === 0 ? '' : `、便ではない、または搭乗しなかった項目${others}件`);
const notUnderstood = (others: number) => (others === 0 ? '' : `、読み取れないもの${others}件`);

export const BATCH: TextsOf<typeof English> = {
  title: '便のリスト',
  description:
    '多数の便の排出量を、表計算のリストからまとめて計算します。列を自動で認識し、過去の便はスコープ3の規則に従い、この端末で計算します。',
  introduction:
    '1行に1便を書いたリストから、各行の排出量（kg）とその根拠、合計、監査人向けの記録が得られます。過去の便にも今後の便にも使えます。',
  privacy:
    'すべてこの端末で計算し、リストは外部に送信しません。計算に必要なデータ（約\u20602\u00a0MB）は、リストを読み込むときに取得します。',
  withoutScript:
    'リストの計算はこの端末で行うためJavaScriptが必要ですが、このブラウザーでは無効になっています。それ以外のページはそのまま読めます。',
  late: 'このページはまだ読み込まれていません。通信状況が原因かもしれません。読み込まれるまでリストを計算できません。',
  input: {
    heading: 'リスト',
    label: '表計算の行を貼り付けるか、入力してください',
    hint: '1行目は列名です。出発地と到着地だけでも計算できますが、日付・航空会社・便名・座席クラスがあると値がより正確になります。',
    read: 'リストを読み込む',
    choose: 'ファイルを選択',
    drop: 'またはここにドロップ：CSV、Excel（.xlsx）、.ods、カレンダー（.ics）、搭乗券、フライトログ',
    example: '例を入力',
    exampleText:
      '日付;航空会社;便名;出発地;到着地;座席クラス;旅行者\n2025-03-14;NH;NH 211;HND;LHR;ビジネス;佐藤\n2025-03-21;NH;NH 212;LHR;HND;エコノミー;佐藤\n2024-11-05;BA;BA 117;LHR;JFK;エコノミー;鈴木\n2019-06-01;;;London;New York;プレミアムエコノミー;鈴木\n2027-01-12;LH;400;Frankfurt;JFK;エコノミー;高橋\n2025-06-31;LX;316;ZRH;LHR;エコノミー;高橋\n',
  },
  columns: {
    heading: '列の確認',
    found: (rows, headerRow) => `${headerRow}行目の列名の下に、${rows}のデータがあります。`,
    encoding: (read, written) =>
      `${read}として読み込み、${written}で保存します。地名などが文字化けしている場合は、先にリストを「CSV UTF-8」で保存してください。`,
    unknownHeader:
      'どの列が空港か分かりません。下で少なくとも出発地と到着地の列を選んでください。列名の行がない場合は、「出発地、到着地、日付、航空会社、便名」のような行を先頭に加えてください。',
    notEnough: '両方の空港の列、または路線か距離の列を選んでください。',
    readAs: '列と、その読み取り方',
    notUsed: '使用しない',
    preview: '読み取った内容（最初の数行）',
    cabin: '座席クラスのない行の扱い',
    orderLegend: (example, count) =>
      `${example}のように2通りに読める${count}があります。先に書かれているのはどちらですか。`,
    compute: '排出量を計算',
    another: '別のリストを使用',
    change: '列を変更',
  },
  orders: { 'day-first': '日', 'month-first': '月' },
  loading: 'データを読み込んでいます',
  computing: (done, all) => `${all}中${done}行`,
  progressLabel: '計算済みの行',
  stop: '中止',
  stopped: '中止しました。何も保存していません。',
  result: {
    heading: 'リスト全体',
    per: (figures, rows, skipped) => `${rows}中${figures}行の合計${skipped}`,
    announcement: (kg, figures, rows, skipped) =>
      `リストの計算が終わりました。${rows}中${figures}行の合計${skipped}は、CO2換算${kg}キログラムです。`,
    ofThemSkipped: (_count, written) => `（除いた行：${written}行）`,
    between: (low, high) => `範囲は${low}～${high}\u00a0kg`,
    withoutRange: (kg) => `うち${kg}\u00a0kgは範囲なし`,
    flights: (_count, written) => `${written}便（各1人）`,
    noFigureYet: (count, rows) =>
      count === 0 ? '数値なし：便の行がありません' : `数値はまだありません：${rows}の確認が必要です`,
    unused: (count) => `使用しない列（${count}列）`,
    ownReturns: (own, all) =>
      `「往復」とある${all}行のうち${own}行では、復路便が別の行にあります。その場合は1便、それ以外は2便と数えます。`,
    laterReturns: (seen) => `最初の${seen}より後の行は、それまでに多かったほうに合わせて読み取ります。`,
    uncounted: (names) =>
      `${names.map((name) => `「${name}」`).join('、')}は、1行が何人分または何便分かを示している可能性があります。列の内容を指定しない限り、各行を1回として数えます。`,
    mayMean: (field) => `（「${field}」の可能性）`,
    skipped: '除いた行：合計には含めません',
    refund: '払い戻しと取消の行は除きますが、別の行にある航空券は引き続き数えます。',
    places: {
      heading: 'どの場所ですか',
      label: (text, rows) => `${text}（${rows}）`,
      option: (name, country, code) => `${name}（${country}、${code}）`,
      usual: '便数が圧倒的に多いため、あらかじめ選択しています',
      near: (place) => `${place}のことですか？`,
      open: '未選択',
      compute: 'この場所で計算',
      unknown: '見つかりません：空港または都市',
    },
    known: '留意事項',
    missing: '数値のない行',
    names: (names, more) => `（${names.map((name) => `「${name}」`).join('、')}${more > 0 ? `ほか${more}件` : ''}）`,
    rowNumbers: (_count, rows) => `（${rows.join('、')}行目）`,
    firstRow: (count, rows, row) => (count === 1 ? `${row}行目` : `${rows}（最初は${row}行目）`),
    totals: '合計',
    rows: '行ごと',
    rests: '数値の根拠',
    keep: '保存',
    saveCsv: 'CSVを保存',
    saveXlsx: 'Excel用に保存',
    saveRecord: '記録を保存',
    print: '印刷',
    withPeople: '記録に旅行者の名前を含める',
    forSpreadsheets: '表計算用：数式として実行されるセルの前にアポストロフィを付ける',
    recordNote:
      'CSVは、元のリストの列の後ろに結果の列を加えたものです。記録（JSON）には、各行の入力値とその出典、仮定、不足しているもの、再現の方法が入ります。',
  },
  parts: {
    rows: '行',
    kilograms: 'kg CO2e',
    unknown: '記載なし',
    top: (count) => `最初の${count}件`,
    latest: (count) => `直近の${count}件`,
    whole: 'すべてを表で表示',
  },
  rows: {
    filter: '表示',
    search: '検索',
    found: (found, shown) => (found === shown ? found : `${found}中${shown}`),
    more: 'さらに行を表示',
    row: '行',
    flight: '便',
    kilograms: 'kg CO2e',
    rests: '根拠',
    none: '数値なし',
    onPaper: '印刷されるのは画面に表示中の行です。CSVと記録にはすべての行が入ります。',
  },
  rests: {
    method: '方法',
    unit: '単位',
    counted: '含むもの',
    notCounted: '含まないもの',
    radiativeForcing: '放射強制力',
    primary: '一次データ',
    byCategory: 'データ区分別',
    engine: '計算エンジン',
    model: '方法の版とデータの時点',
    hash: 'データのハッシュ値',
    assumed: '仮定',
    repeat: '再現の方法',
  },
  cabinTitles: {
    economy: 'エコノミー',
    premiumEconomy: 'プレミアムエコノミー',
    business: 'ビジネス',
    first: 'ファースト',
  },
  filterTitles: {
    all: 'すべての行',
    'without-figure': '数値なし',
    'with-warning': '注記あり',
    skipped: '除いた行',
  },
  dimensionTitles: {
    month: '月別',
    route: '路線別',
    carrier: '航空会社別',
    cabin: '座席クラス別',
    traveller: '旅行者別',
  },
  dimensionColumns: {
    month: '月',
    route: '路線',
    carrier: '航空会社',
    cabin: '座席クラス',
    traveller: '旅行者',
  },
  problems: {
    empty: '読み取る内容がありません。表計算の行を貼り付けるか、ファイルを選んでください。',
    'no-rows': '列名はありますが、その下に行がありません。1便につき1行を加えてください。',
    quotes: (row) => `${row}行目の引用符が閉じられていません。閉じるか削除して、もう一度リストを読み込んでください。`,
    'too-many-rows': (rows, most) =>
      `リストは${rows}行ありますが、このページで扱えるのは${most}行までです。分割するか、行数に制限のないコマンドラインをお使いください。`,
    'no-code-reader':
      'このブラウザーは写真のバーコードを読み取れません。スマートフォンのChromeなら読み取れます。または別のアプリでコードを読み取り、M1で始まるテキストを貼り付けてください。',
    'no-codes':
      'この写真にはバーコードが見つかりません。近くから真っすぐ、コードを隠さずに撮り直すか、読み取ったテキストを貼り付けてください。',
    unreadable: 'ファイルを読み取れませんでした。もう一度選ぶか、行を上に貼り付けてください。',
    data: 'データを読み込めませんでした。接続を確認して、もう一度お試しください。リストは残っています。',
    failed:
      'リストを計算できませんでした。ページを再読み込みして、もう一度お試しください。再び失敗する場合は、リストを分割して原因の行を探してください。',
  },
  source: {
    spreadsheet: (format, sheet) => `表計算ファイル（.${format}）です。シート「${sheet}」を読み込みます。`,
    calendar: (flights, others) => `カレンダーです：${flightCount(flights)}${otherCount(others)}。`,
    'boarding-passes': (flights, others) => `搭乗券です：${flightCount(flights)}${notUnderstood(others)}。`,
    log: (name, flights, others) => `${name}のフライトログです：${flightCount(flights)}${otherCount(others)}。`,
    json: (flights, others) => `JSONのリストです：${flightCount(flights)}${notUnderstood(others)}。`,
    listOfLog: (name) => `${name}のフライトログです。`,
    sheet: 'シート',
    headerRow: '列名のある行',
    row: (row) => `${row}行目`,
  },
  logTitles: {
    openflights: 'OpenFlights',
    flighty: 'Flighty',
    airtrail: 'AirTrail',
    jetlog: 'jetlog',
    jetlovers: 'JetLovers',
    flightradar24: 'myFlightradar24',
    'app-in-the-air': 'App in the Air',
  },
  rowCount: (_rows, written) => `${written}行`,
  dateCount: (_dates, written) => `${written}件の日付`,
  passengers: (count) => `旅客${count}人`,
  fromTo: (airports) => airports.join('→'),
  andBack: (way) => `${way}の往復`,
  legs: {
    there: (what) => `往路：${what}`,
    back: (what) => `復路：${what}`,
    one: (ends, what) => `${ends}：${what}`,
    each: (legs) => legs.join('／'),
    changes: (airports) => `${airports.join('、')}で乗り継ぎ`,
  },
};
