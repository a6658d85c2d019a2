import type { MessagesOf } from '@tim/languages';
import type { FILE_TEXTS as EnglishFile, LIST_TEXTS as EnglishList, ROW_TEXTS as EnglishRow } from './texts.ts';

export const ROW_TEXTS: MessagesOf<typeof EnglishRow> = {
  /** What is wrong with a field, behind what the field is called. */
  ofField: '{field}：{message}',
  /** What to know of a figure, in one cell. */
  notes: '{before}／{after}',
  unknownAirport: '「{text}」という空港が見つかりません。3文字のコードを書いてください。',
  severalAirports: '「{text}」は{codes}のいずれかです。コードを書いてください。',
  orCodes: { next: '{before}、{after}', last: '{before}、{after}', lastBeforeO: '{before}、{after}' },
  longRoute: '「{text}」は{most}か所を超えています。旅程ごとに行を分けてください。',
  wayElsewhere:
    '「{text}」は経由地のある経路ですが、「{end}」はその始点でも終点でもありません。経路全体を一つのセルに書いてもう一方を空にするか、1便を1行に分けてください。',
  bothAirports: '空欄です。両方の空港を書いてください。',
  amountsAlone: '合計のように数値だけの行です。便には空港か日付が必要です。',
  tooFar: '{km} kmは地球上のどこよりも遠い距離です。',
  noDistance: '「{text}」は距離（0より大きいキロメートル数）として読み取れません。',
  unclearDistance:
    '「{text}」は小数とも3桁区切りとも読めます。3桁区切りなら「{digits}」と書き、小数なら整数のキロメートルにしてください。',
  noFlightNumber:
    '「{text}」は便名ではありません。「LX 52」のように書くか、航空会社の列を設けて「52」と書いてください。',
  noDate: '「{text}」は日付として読み取れません。YYYY-MM-DDの形で書いてください。',
  noSuchDay: '「{text}」は暦にない日付です。日または月を直してください。',
  unclearDate:
    '「{text}」は日と月のどちらが先か分かりません。どちらが先かを指定するか（本サイトでは列の一覧の下、コマンドラインでは--dates day-firstまたはmonth-first）、YYYY-MM-DDの形で書いてください。',
  noCabin:
    '「{text}」は座席クラスではありません。エコノミー、プレミアムエコノミー、ビジネス、ファーストのいずれかを書いてください。',
  classOfTrains:
    '「{text}」は鉄道の等級です。航空便の場合はエコノミー、プレミアムエコノミー、ビジネス、ファーストのいずれかを、鉄道の場合は便名として「鉄道」と書いてください。',
  noPassengers: '「{text}」は人数（1以上の整数）として読み取れません。',
  tooManyPassengers: '「{text}」は1行の人数の上限（{most}人）を超えています。',
  manyPassengers:
    '「{text}」は{count}人となり、1行で{most}人を超えます。正しければ「{count}人」と書き、そうでなければ数を直してください。',
  noFlights: '「{text}」は便数（1以上の整数）として読み取れません。',
  manyFlights:
    '「{text}」は{count}便となり、1行で{most}便を超えます。正しければ「{count}便」と書き、そうでなければ数を直してください。',
  flightsUnclear:
    '便数「{text}」が行のほかの内容（{flights}、{passengers}）と合いません。どちらかの列を外すか、旅程ごとに行を分けてください。',
  flightsNamed: { one: '{count}便', other: '{count}便' },
  passengersEach: { one: '{count}人', other: '{count}人' },
  oneWayAndBack: '片道とあるのに復路便も書かれています。どちらかを消してください。',
  backBeforeThere: '「{text}」は往路便より前です。',
  noReturn:
    '「{text}」からは復路便の有無が分かりません。「はい」か「いいえ」、または日付をYYYY-MM-DDの形で書いてください。',
  longCell: '{letters}文字あり、上限の{most}文字を超えています。引用符が閉じていない可能性があります。',
  longRow: '1 MBを超えています。余分な引用符があるか、行がつながっている可能性があります。',
  emptyRecord: 'オブジェクトが空です',
  noRecord: 'JSONオブジェクトではない行です。{"from": "ZRH", "to": "BOS"}のように1行に1便を書いてください。',
  deepRecord: '入れ子が{most}段を超えています。便の項目は入れ子にせずに書いてください。',
  noFlight: '「{text}」は便ではないため、除きました。',
  noFlightRow: '便ではない行（{kind}）のため、除きました。',
  privateFlight: '「{text}」は航空会社が座席を販売しないプライベートフライトのため、除きました。',
  setAside: '「{text}」の行は別扱いとし、合計に含めません。',
  setAsideRow: '{kind}の行は別扱いとし、合計に含めません。',
  kinds: {
    rail: '鉄道',
    road: '自動車・タクシー・バス',
    ferry: 'フェリー',
    private: 'プライベートフライト',
    hotel: 'ホテル',
    meal: '食事',
    fee: '手数料',
    total: '合計',
    refund: '払い戻し',
    cancelled: '取消・未確定',
    void: '無効な航空券',
    exchanged: '交換済みの航空券',
    entry: 'カレンダーの予定',
    duplicate: '重複',
  },
  noFigureIn: '{cabin}の数値がありません。',
  noRoute: '路線が書かれていない行です。',
  tooOld: '{year}年の数値はありません。{firstYear}年からです。',
};

export const LIST_TEXTS: MessagesOf<typeof EnglishList> = {
  noColumn: '列{names}がありません。リストの列：{there}。',
  columnNames: { name: '「{name}」', next: '{before}{after}' },
  noPlaceColumns: '出発地と到着地の列が見つかりません。リストの列：{there}。',
  none: 'なし',
  manyColumns: 'リストの列が{most}列を超えています。便に関係のない列を削除してください。',
  manyCells: 'リストのセルが{millions}00万個を超えています。便に関係のない列を削除してください。',
  noHeaderRow: 'リストの先頭に、列名の行（{row}行目）がありません。',
  openQuote: 'リストの中に閉じていない引用符があります。',
  longRow: '16 MBを超える行があります。引用符が閉じていない可能性があります。',
  archive:
    'Excelファイルまたは別の圧縮ファイルです。Excelで「名前を付けて保存」から「CSV UTF-8」を選び、そのファイルを読み込んでください。',
  oldExcel:
    '古いExcelのファイルです。Excelで「名前を付けて保存」から「CSV UTF-8」を選び、そのファイルを読み込んでください。',
  utf32:
    'リストの文字が、あまり使われない形式（UTF-32）で保存されています。Excelで「名前を付けて保存」から「CSV UTF-8」を選び、そのファイルを読み込んでください。',
  halfLetter:
    'リストが文字の途中で切れています（UTF-16）。Excelで「名前を付けて保存」から「CSV UTF-8」を選び、そのファイルを読み込んでください。',
  brokenLetter:
    'リストに壊れた文字があります（UTF-16）。Excelで「名前を付けて保存」から「CSV UTF-8」を選び、そのファイルを読み込んでください。',
  noText: 'テキストファイルではありません（値が0のバイトを含みます）。リストをUTF-8のCSVで保存してください。',
};

export const FILE_TEXTS: MessagesOf<typeof EnglishFile> = {
  parts: {
    file: 'ファイル',
    workbook: 'ブック',
    styles: 'ブックの書式',
    texts: 'ブックの文字列',
    spreadsheet: '表計算のデータ',
    sheet: 'シート「{name}」',
  },
  asCsv: '便のシートをCSVで保存してください。CSVのリストなら大きさの制限はありません。',
  again: 'ファイルを保存し直すか、CSVで保存してください。',
  tooLarge: 'ファイルの大きさが{size}で、上限の{most}を超えています。{asCsv}',
  tooLargeUnpacked: {
    known: '{part}は展開すると{most}を超えるため（{size}）、読み込めません。{asCsv}',
    unknown: '{part}は展開すると{most}を超えるため、読み込めません。{asCsv}',
  },
  tooManyCells: 'ファイルのセルが{millions}00万個を超えるため、読み込めません。{asCsv}',
  tooLongList: 'ファイル内のリストが{size}を超えるため、読み込めません。{asCsv}',
  tooManyEntries:
    'カレンダーの予定が、繰り返しを含めて10万件を超えています。期間を短くして書き出し、そのファイルを読み込んでください。',
  tooManyDays:
    'カレンダーの予定が、繰り返しを含めて50万件を超えています。期間を短くして書き出し、そのファイルを読み込んでください。',
  damagedXml: '{part}が壊れているか、読み取れないXMLがあります。{again}',
  documentType: '{part}に、表計算にはない文書型があります。{again}',
  tooManyElements: '{part}の要素が{millions}00万個を超えています。{again}',
  deepXml: '{part}の入れ子が{most}段を超えています。{again}',
  longText: '{part}に、表計算にはない長さの文字列があります。{again}',
  damaged: '表計算のファイルのようですが、壊れているか、途中で切れています。保存し直すか、CSVで保存してください。',
  manyFiles: '{files}個のファイルを含む圧縮ファイルで、表計算のファイルではありません。',
  password: 'パスワードで保護されたファイルです。パスワードなしで保存してください。',
  noSheets: 'ファイルにシートがありません。',
  noSheet: {
    one: 'シート「{name}」がありません。ファイルのシート：{there}。',
    other: 'シート「{name}」がありません。ファイルのシート：{there}。',
  },
  sheetNames: { name: '「{name}」', next: '{before}{after}' },
  rowBeyond: 'シートに、Excelにはない行があります：「{row}」。',
  columnBeyond: 'シートの列数がExcelの上限を超えています。',
  binaryExcel: 'バイナリ形式のExcelファイルです。.xlsxまたはCSVで保存し、そのファイルを読み込んでください。',
  numbers: 'Numbersのファイルです。ExcelまたはCSVに書き出し、そのファイルを読み込んでください。',
  noSpreadsheet: '表計算のファイルを含まない圧縮ファイルです。便のファイル（.xlsx、.ods、CSV）を読み込んでください。',
  noRows: 'ファイルに行がありません。',
  noPass: 'このウォレットのパスには、読み取れる搭乗券がありません。',
  cutCalendar:
    'カレンダーがEND:VCALENDARで終わっていません。壊れているか、途中で切れています。もう一度書き出してください。',
  damagedJson: 'JSONのようですが、壊れているか、途中で切れています。',
  jsonWithoutList: '便のリストがないJSONです。[{"from": "ZRH", "to": "BOS"}]のように書いてください。',
};
