import { plainHeader } from '../columns/plain-header.ts';

/** Why a row is skipped: it is no flight, or one that nobody took. */
const SKIPPED_KINDS = [
  'rail',
  'road',
  'ferry',
  /** A private or business jet, or a helicopter: nobody has a seat on an airline there. */
  'private',
  'hotel',
  'meal',
  'fee',
  'total',
  'refund',
  'cancelled',
  'void',
  'exchanged',
  'entry',
  'duplicate',
] as const;
export type SkippedKind = (typeof SKIPPED_KINDS)[number];

/** What a text of a row says it is. */
export type Said = SkippedKind | 'flight' | 'open-jaw' | 'return' | 'one-way';

/**
 * Words in plain letters: English, German, French, Spanish, Italian, Dutch, Portuguese, and Japanese at the end; what people write as
 * several words is one here. What comes first counts where a text says several things.
 */
const WORDS: readonly (readonly [said: Said, words: string])[] = [
  // A fee is one whatever it is for.
  [
    'fee',
    'fee fees servicefee bookingfee ticketingfee agencyfee transactionfee seatfee baggagefee changefee rebookingfee ' +
      'cancellationfee seatupgrade cabinupgrade classupgrade upgradefee upgradecharge upgradegebuhr upgradegebuehr sitzplatzupgrade adminfee handlingfee processingfee creditcardfee emd surcharge gebuhr ' +
      'gebuhren gebuehr gebuehren servicegebuhr servicegebuehr bearbeitungsgebuhr zuschlag parkgebuhr frais ' +
      'fraisdeservice fraisdedossier fraisdagence cargoporservicio gastosdegestion commissione commissioni spese kosten ' +
      'servicekosten boekingskosten toeslag taxadeservico umbuchungsgebuhr umbuchungsgebuehr stornogebuhr stornogebuehr ' +
      'buchungsgebuhr buchungsgebuehr gepackgebuhr gepaeckgebuehr honoraires comision comissao dirittidiagenzia',
  ],
  [
    'refund',
    'refund refunds refunded refunding reimbursed reimbursement creditnote erstattung erstattet ruckerstattung ' +
      'rueckerstattung gutschrift gutgeschrieben remboursement rembourse remboursee avoir reembolso reembolsado ' +
      'reembolsada devolucion rimborso rimborsato rimborsata terugbetaling terugbetaald restitutie creditnota estorno ' +
      'estornado estornada devolvido devolvida devuelto devuelta rfnd rfd notedecredit notadecredito notadicredito',
  ],
  ['void', 'void voided ticketvoid anulada anulado ungultig ungueltig nietig'],
  [
    'cancelled',
    'cancelled canceled cancellation cancelation cancel noshow notflown unused nottravelled nottraveled storniert ' +
      'storno stornierung abgesagt annulliert nichtgeflogen nichtangetreten annule annulee annulation nonutilise ' +
      'cancelado cancelada cancelacion anulacion annullato annullata annullamento cancellato cancellata geannuleerd ' +
      'annulering nietgevlogen cancelamento naovoado canx cxl notused nichtgenutzt nopresentado noutilizado nonusufruito ' +
      'nonutilizzato nietgebruikt naoutilizado naocompareceu waitlist waitlisted waitinglist warteliste listedattente ' +
      'listadeespera listadattesa wachtlijst',
  ],
  [
    'exchanged',
    'exchanged reissued superseded umgetauscht umgeschrieben umgebucht echange echangee reemis canjeado canjeada ' +
      'reemitido scambiato riemesso omgewisseld omgeboekt trocado trocada cambiado cambiada cambiato ' +
      'cambiata remarcado remarcada',
  ],
  ['entry', 'calendarentry kalendereintrag'],
  [
    'private',
    'privatejet privatejets privateaircraft privateplane privateflight privateaviation privatecharter jetcharter businessjet businessjets ' +
      'bizjet executivejet corporatejet businessaviation helicopter helicopters privatjet privatjets privatmaschine privatflugzeug privatflug geschaftsflugzeug helikopter ' +
      'hubschrauber jetprive avionprive volprive aviationdaffaires helicoptere jetprivado avionprivado vueloprivado helicoptero jetprivato ' +
      'aereoprivato voloprivato elicottero priveetoestel priveevlucht aviaoprivado',
  ],
  ['duplicate', 'duplicate duplicated duplikat dublette doublon duplicado duplicada duplicato duplicata duplicaat'],
  [
    'total',
    'total totals subtotal grandtotal sum sums overall summe gesamt gesamtsumme zwischensumme endsumme insgesamt ' +
      'somme soustotal totalgeneral totaux totale totali subtotale totalegenerale totaal subtotaal eindtotaal ' +
      'totalgeral totais gesamtbetrag gesamtergebnis suma somma soma',
  ],
  // A flight with taxes, luggage or a hotel is a flight.
  [
    'flight',
    'flight flights air airfare airline airlineticket airticket plane planeticket flug fluge fluege flugticket ' +
      'flugreise luftverkehr flugzeug vol vols avion billetdavion aerien vuelo vuelos aereo billetedeavion volo voli ' +
      'aerea vlucht vluchten vliegtuig vliegticket vliegreis voo voos aviao passagemaerea airlines airways aviation ' +
      'lineasaereas linhasaereas compagnieaerienne fluggesellschaft',
  ],
  [
    'fee',
    'baggage luggage ancillary ancillaries insurance tax taxes visa parking lounge sitzplatzreservierung gepack ' +
      'gepaeck zusatzgepack versicherung reiseversicherung steuern bagage bagages assurance taxe tasa tasas equipaje ' +
      'seguro bagaglio bagagli assicurazione tassa tasse verzekering belasting taxa taxas bagagem',
  ],
  [
    'rail',
    'rail railway train trains eurostar amtrak sncf tgv thalys ice intercity bahn bahnfahrt bahnticket bahnreise zug ' +
      'zugfahrt deutschebahn dbbahn dbfernverkehr obb oebb sbb cff ffs renfe ave trenitalia italo iryo ouigo ' +
      'nsinternational lner avanti viarail railjet hbf hauptbahnhof bahnhof gare trein treinen treinticket station ' +
      'centraalstation ferroviaire tren trenes ferrocarril treno treni ferrovia stazione estacion comboio comboios trem ' +
      'trens ferroviario bahnfahrkarte zugticket zugfahrkarte chemindefer frecciarossa rjx nightjet ' +
      // A train has a second class, a flight none. Either may have a first.
      '2ndclass secondclass 2klasse 2kl zweiteklasse 2eclasse 2emeclasse 2ndeclasse 2declasse secondeclasse deuxiemeclasse ' +
      '2clase 2aclase segundaclase 2classe 2aclasse secondaclasse segundaclasse 2eklas 2eklasse 2deklas 2deklasse tweedeklas ' +
      'tweedeklasse',
  ],
  [
    'road',
    'car cars carrental rentalcar rentacar carhire hirecar taxi taxis cab uber lyft bolt bus buses coach coaches ' +
      'flixbus greyhound transfer transfers shuttle limousine groundtransport groundtransportation mileage fuel hertz ' +
      'avis sixt europcar enterprise alamo budgetcar mietwagen leihwagen auto pkw fahrkarte fernbus reisebus transfert ' +
      'voiture locationdevoiture voituredelocation autocar navette coche cochedealquiler alquilerdecoche autobus ' +
      'traslado autonoleggio noleggioauto macchina trasferimento huurauto autohuur carro alugueldecarro alugueldecarros ' +
      'onibus autocarro indemnitekilometrique indemniteskilometriques fraiskilometriques kilometergeld kilometerpauschale kilometraje ' +
      'kilometervergoeding rimborsochilometrico',
  ],
  [
    'ferry',
    'ferry ferries boat cruise fahre faehre schiff traversier bateau barco crucero traghetto nave veerboot veer balsa ' +
      'navio',
  ],
  [
    'hotel',
    'hotel hotels lodging accommodation accomodation motel hostel airbnb hilton marriott accor hyatt ibis novotel ' +
      'radisson ubernachtung uebernachtung unterkunft hebergement nuitee nuitees alojamiento hospedaje albergo alloggio ' +
      'pernottamento overnachting verblijf accommodatie alojamento hospedagem ' +
      'hotelubernachtung logement',
  ],
  [
    'meal',
    'meal meals restaurant breakfast lunch dinner catering verpflegung mahlzeit bewirtung repas petitdejeuner comida comidas cena pasto pasti ' +
      'maaltijd maaltijden refeicao refeicoes',
  ],
  // There and back between three or four places: which, the row's two do not say.
  ['open-jaw', 'openjaw openjawreturn gabelflug gabelreise'],
  [
    'return',
    'return returntrip roundtrip round rt rtn twoway 2way thereandback returnticket hinundruck hinundrueck hinundzuruck ' +
      'hinundzurueck hinzuruck hinzurueck hinruck hinrueck hinruckflug hinundruckflug hinundrueckflug retour allerretour ' +
      'alleretretour ar idayvuelta idavuelta andataeritorno andataritorno heenenterug heenterug idaevolta idavolta',
  ],
  [
    'one-way',
    'oneway 1way single ow onewayticket singletrip einfach einfachestrecke einzelflug nurhinflug nurhin hinflug allersimple allerseul ' +
      'aller sencillo soloida ida solaandata andata enkel enkelereis enkelevlucht soida somenteida',
  ],
  // Japanese.
  ['fee', '手数料 発券手数料 変更手数料 取消手数料 座席指定料 手荷物料金'],
  ['refund', '払戻 払い戻し 払戻し 払戻済 返金 返金済'],
  ['void', '無効'],
  ['cancelled', 'キャンセル待ち 取消 取り消し 取消済 キャンセル キャンセル済 欠航 未搭乗 未使用'],
  ['exchanged', '振替済 再発行済'],
  ['total', '合計 小計 総計 総合計 合計金額'],
  ['flight', '航空券 航空券代 航空 航空便 航空機 航空運賃 飛行機 フライト 国内線 国際線'],
  ['private', 'プライベートジェット ビジネスジェット ヘリコプター ヘリ'],
  ['rail', '鉄道 新幹線 電車 列車 特急 東海道新幹線 東北新幹線 のぞみ ひかり 普通車 自由席 グリーン車'],
  ['road', 'タクシー レンタカー バス 高速バス 自動車 社用車'],
  ['ferry', 'フェリー 船'],
  ['hotel', 'ホテル 宿泊 宿泊費 宿泊代'],
  ['meal', '食事 食事代 飲食 飲食代 会食'],
  ['open-jaw', 'オープンジョー'],
  ['return', '往復 往復航空券'],
  ['one-way', '片道 片道航空券'],
];

/** What a word says, and how early that counts. */
type Saying = { readonly said: Said; readonly rank: number };

const SAID: ReadonlyMap<string, Saying> = new Map(
  WORDS.flatMap(([said, words], rank) => words.split(' ').map((word) => [plainHeader(word), { said, rank }] as const)),
);

/** "Not refunded" says nothing. */
const NOT = new Set('not no non nicht kein keine pas sans sin senza niet geen nao sem without ohne'.split(' '));

/** What stands behind is a part of what stands before: "Flug inkl. Gebühren" is a flight. */
const INCLUDING = new Set(
  'incl including inclusive plus with inkl inklusive mit zzgl avec inclus con incluye incluso inclusi met inclusief com incluindo'.split(
    ' ',
  ),
);

/** "Ida y vuelta" [words]. */
const MOST_JOINED = 3;

/** More words are a remark. */
const MOST_WORDS = 8;

/** What a text says a row is; undefined where it says nothing of that. */
export function saidKind(text: string): Said | undefined {
  const whole = SAID.get(plainHeader(text));
  if (whole) return whole.said;
  if (THERE_AND_BACK_SIGN.test(text.trim())) return 'return';
  const all = wordsOf(text);
  if (all.length > MOST_WORDS || all.some((word) => NOT.has(word))) return undefined;
  const end = all.findIndex((word, at) => at > 0 && INCLUDING.has(word));
  const words = end < 0 ? all : all.slice(0, end);
  return firstOf(words.flatMap((_, at) => joinedAt(words, at).flatMap(({ saying }) => saying ?? [])));
}

/** The words of a text in plain letters, and one more than are read. */
const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u, MOST_WORDS + 1).map(plainHeader);

/** What the words from a place on say, as one, two and three. */
const joinedAt = (words: readonly string[], at: number) =>
  Array.from({ length: MOST_JOINED }, (_, more) => {
    const joined = words.slice(at, at + more + 1);
    return { count: joined.length, saying: SAID.get(joined.join('')) };
  });

const firstOf = (sayings: readonly Saying[]): Said | undefined => sayings.toSorted((a, b) => a.rank - b.rank)[0]?.said;

/** Words that say nothing of what a row is, beside those that do: "Hertz rental", "Taxi to Paris", "2 Nächte Hotel". */
const BESIDE = new Set(
  (
    'ticket tickets rental hire booking reservation charge charges night nights day days to from for of in at and miete buchung ' +
    'reservierung nacht nachte naechte tag tage von nach fur fuer in und billet billets location reservation nuit nuits jour jours de du ' +
    'des la le les pour a et billete billetes alquiler reserva noche noches dia dias del el en y biglietto biglietti noleggio ' +
    'prenotazione notte notti giorno giorni di per e kaartje huur boeking reservering nachten dag dagen van naar voor en bilhete ' +
    'aluguer aluguel noite noites do da para em'
  ).split(' '),
);

/**
 * What a free text says a row is, where all of it does: "Eurostar London-Paris", and not "Train strike", which may be a remark on a flight.
 *
 * @param places - words of the row's places, in plain letters
 */
export function saidWholly(text: string, places: ReadonlySet<string>): Said | undefined {
  const words = wordsOf(text);
  const said: Saying[] = [];
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    const joined = joinedAt(words, at).findLast(({ saying }) => saying !== undefined);
    if (joined?.saying) said.push(joined.saying);
    else if (!BESIDE.has(word) && !places.has(word) && !/^\d*$/.test(word)) return undefined;
    at += joined?.count ?? 1;
  }
  return words.length > MOST_WORDS ? undefined : firstOf(said);
}

/** What a flight's direction is called beside "return", which alone may be a whole journey. */
const OUTBOUND = new Set(
  'outbound outward outgoing out there hin aller heen ida andata outboundflight outwardflight'.split(' '),
);
const INBOUND = new Set(
  (
    'return retour inbound back terug zuruck zurueck returnflight inboundflight ruckflug rueckflug ruckreise rueckreise volretour vuelta ' +
    'regreso ritorno terugreis terugvlucht retourvlucht volta regresso'
  ).split(' '),
);

/** Whether a text names one of a journey's two directions. */
export const isOneDirection = (plain: string): boolean => OUTBOUND.has(plain) || INBOUND.has(plain);

/** Letters that stand for a kind of trip where nothing else can be meant. */
const TRIP_LETTERS: ReadonlyMap<string, Said> = new Map([
  ['r', 'return'],
  ['hr', 'return'],
  ['rtrn', 'return'],
  ['o', 'one-way'],
  ['as', 'one-way'],
]);

/** "H+R" is Hin- und Rückflug, "A/R" aller-retour or andata e ritorno, wherever they stand. */
const THERE_AND_BACK_SIGN = /^(?:h ?[+/&] ?r|a ?[/+] ?r|r ?\/ ?t)$/i;

/** What a text says that stands for a kind of trip. */
export const saidTrip = (text: string, kind: (text: string) => Said | undefined = saidKind): Said | undefined =>
  TRIP_LETTERS.get(plainHeader(text)) ?? kind(text);

/** Whether a text that stands for a kind of trip is understood: it may name a direction, too. */
export const isTripUnderstood = (text: string, kind: (text: string) => Said | undefined): boolean => {
  const said = saidTrip(text, kind);
  return said === undefined ? isOneDirection(plainHeader(text)) : said !== 'open-jaw';
};

/**
 * Whether the cells of a column tell each flight's direction: some are called outbound, some return, and none is a journey there and back.
 */
export function isDirection(cells: readonly string[]): boolean {
  const plain = new Set(cells.map(plainHeader));
  const isWhole = [...plain].some((cell) => !INBOUND.has(cell) && SAID.get(cell)?.said === 'return');
  return !isWhole && [OUTBOUND, INBOUND].every((words) => [...plain].some((cell) => words.has(cell)));
}

const SKIPPED: ReadonlySet<string> = new Set(SKIPPED_KINDS);
const NOT_BY_AIR: ReadonlySet<string> = new Set<SkippedKind>(['rail', 'road', 'ferry', 'private', 'hotel', 'meal']);

/** Whether a row that says so is skipped. */
export const isSkipped = (said: Said | undefined): said is SkippedKind => said !== undefined && SKIPPED.has(said);

/** Whether who sells what says so sells no flights. */
export const isNotByAir = (said: Said | undefined): said is SkippedKind => said !== undefined && NOT_BY_AIR.has(said);

const YES = new Set(
  'yes y true ja j wahr oui o vrai si verdadero vero sim verdadeiro waar x はい 有 あり 有り 〇'.split(' '),
);
/** A mark that says yes, which is no letter. */
const YES_MARK = /^[○◯✓✔]$/u;
const NO = new Set(
  'no n false nein falsch non faux falso nee onwaar nao none na 0 00 000 keine keiner aucun ninguno いいえ 無 なし 無し'.split(
    ' ',
  ),
);

/** Whether a text says yes or no; undefined where it says something else. Nothing, a dash and zero are no. */
export function saidYes(text: string): boolean | undefined {
  if (YES_MARK.test(text.trim())) return true;
  const plain = plainHeader(text);
  if (plain === '' || NO.has(plain)) return false;
  return YES.has(plain) ? true : undefined;
}
