import { ADULTS, CHILDREN, COUNTED_NAMES } from './counted-names.ts';
import { plainHeader } from './plain-header.ts';

/** What a column of a list of flights can hold. */
export const FIELDS = [
  'origin',
  'destination',
  /** The country, the state or both of a city's name. */
  'originRegion',
  'destinationRegion',
  /** Where the way from origin to destination changes planes. */
  'via',
  'route',
  /** Where the flight landed in place of its destination. */
  'diversion',
  /** Of the airline that a flight was sold under, or of the only one that the list names. */
  'carrier',
  'flightNumber',
  /** Of the airline that flew, where the list has both. */
  'operatingCarrier',
  'operatingNumber',
  'date',
  'cabin',
  'aircraft',
  'distanceKm',
  /** All who fly; only the adults where a column of children stands beside. */
  'passengers',
  /** Those beside the adults who have a seat of their own. */
  'children',
  /** How many flights a row stands for, of one passenger each. */
  'flights',
  'traveller',
  /** Whether the row stands for a flight there and one back. */
  'returns',
  /** The day of the flight back; where it stands, there is one. */
  'returnDate',
  /** A journey's kind, which may say that it is there and back. */
  'tripType',
  /** What was bought: a flight, or something else. */
  'service',
  /** Whether it was flown, cancelled or void. */
  'status',
  /** The same, also in the letters of reservation systems: HK, XX. */
  'segmentStatus',
  /** A sale or a refund. */
  'transaction',
  /** Whether, or how much, was paid back. */
  'refund',
  /** What was paid: less than nothing for a refund. */
  'fare',
  /** Who was paid: an airline, or a railway, a hotel. */
  'vendor',
  /** What somebody wrote of it: free text, or what was bought. */
  'description',
] as const;
export type Field = (typeof FIELDS)[number];

/** What a column of months is called; a month without its year is no date. */
const MONTHS =
  'month monat mois mes mese maand travelmonth monthoftravel flightmonth reisemonat flugmonat moisdevoyage mesdeviaje 月 搭乗月 利用月';

/** "Day" and "Month" may be parts of a date. */
const PARTS_OF_DATES: ReadonlySet<string> = new Set(`day ${MONTHS}`.split(' '));

/** Whether a column of such a name, in plain letters, may have days or months without their year. */
export const mayLackYear = (plain: string): boolean => PARTS_OF_DATES.has(plain);

/** Plural words for those who fly, above their number or their names. */
const PEOPLE_NAMES =
  'passengers travellers travelers reisende passagiere passagers voyageurs pasajeros viajeros passeggeri viaggiatori ' +
  'passagiers reizigers passageiros viajantes';

export const PEOPLE: ReadonlySet<string> = new Set(PEOPLE_NAMES.split(' '));

/**
 * What people and programs call each column, in plain letters and digits; the first name of a field that is there wins.
 * Among them the exports of Flighty, jetlog, AirTrail, OpenFlights, flightradar24, SAP Concur and Amex GBT, and words of English, German,
 * French, Spanish, Italian, Dutch, Portuguese and Japanese.
 */
const NAMES: Readonly<Record<Field, string>> = {
  origin:
    'origin from dep departure departureairport depairport originairport originairportcode fromairport origincode originiata depiata fromiata ' +
    'departureiata departurecode orig fromcode departurecity origincity fromcity departurestation von abflug abflughafen abflugort depart ' +
    'estdepartureairport adep departureairporticao departureicao originicao departureairportcode departurecitycode origincitycode origincityname origincityairport departurelocation startairport startflughafen ' +
    'startort abgangsort abreiseort abflugstadt aeroportdepart aeroportdedepart villedepart villededepart origine origen salida ' +
    'aeropuertoorigen aeropuertodeorigen aeropuertodesalida ciudadorigen ciudaddeorigen ciudadsalida ciudaddesalida desde partenza aeroportopartenza ' +
    'aeroportodipartenza cittadipartenza vertrek vertrekluchthaven luchthavenvanvertrek vertrekplaats van origem partida ' +
    'aeroportoorigem aeroportodeorigem aeroportodepartida cidadeorigem cidadedeorigem cidadepartida cidadedepartida ' +
    '出発地 出発空港 出発 出発都市 発地',
  destination:
    'destination to arr arrival arrive arrivalairport arrairport destinationairport destinationairportcode toairport destinationcode destinationiata arriata ' +
    'toiata arrivaliata arrivalcode dest tocode arrivalcity destinationcity tocity arrivalstation nach ziel zielflughafen zielort arrivee ' +
    'estarrivalairport ades arrivalairporticao arrivalicao destinationicao arrivalairportcode arrivalcitycode destinationcitycode destinationcityname destinationcityairport arrivallocation zielairport ' +
    'ankunft ankunftsflughafen ankunftflughafen ankunftsort zielstadt reiseziel aeroportarrivee aeroportdarrivee villearrivee villedarrivee ' +
    'vers destino llegada aeropuertodestino aeropuertodedestino aeropuertodellegada ciudaddestino ciudaddedestino ciudadllegada ciudaddellegada hasta destinazione arrivo ' +
    'aeroportoarrivo aeroportodiarrivo cittadiarrivo bestemming bestemmingsluchthaven aankomst aankomstluchthaven ' +
    'luchthavenvanaankomst naar chegada aeroportodestino aeroportodedestino aeroportodechegada cidadedestino cidadededestino ' +
    'cidadechegada cidadedechegada para ' +
    '到着地 到着空港 到着 到着都市 目的地 着地',
  originRegion:
    'origincountry departurecountry fromcountry countryoforigin countryofdeparture origincountrycode departurecountrycode fromcountrycode origincountryname ' +
    'originstate departurestate fromstate originstatecode departurestatecode originregion originprovince abflugland startland ' +
    'paysdedepart paysdepart paysdorigine paisdeorigen paisorigen paisdesalida paesedipartenza paesepartenza landvanvertrek vertrekland ' +
    'paisdeorigem paisorigem estadodeorigem estadoorigem 出発国',
  destinationRegion:
    'destinationcountry arrivalcountry tocountry countryofdestination countryofarrival destinationcountrycode arrivalcountrycode tocountrycode ' +
    'destinationcountryname destinationstate arrivalstate tostate destinationstatecode arrivalstatecode destinationregion ' +
    'destinationprovince zielland ankunftsland paysdarrivee paysarrivee paysdedestination paisdedestino paisdestino paisdellegada ' +
    'paesediarrivo paesearrivo paesedidestinazione landvanaankomst aankomstland estadodedestino estadodestino 到着国',
  via:
    'via viaairport viacity viapoint viaort via1 via2 via3 stopover stopovers stopovercity stopoverairport stopover1 stopover2 layover layovers ' +
    'layovercity layoverairport connection connections connectionairport connectioncity connectingairport connectingcity connectionpoint ' +
    'transit transitairport transferairport uber ueber umstieg umstiegsort umsteigeort umsteigen umsteigeflughafen umstiegsflughafen ' +
    'zwischenstopp zwischenstop zwischenstopps zwischenlandung zwischenlandungen escale escales villeescale villedescale correspondance ' +
    'correspondances escala escalas ciudadescala ciudaddeescala conexion conexiones scalo scali cittadiscalo overstap overstapluchthaven tussenstop tussenstops conexao ' +
    'conexoes 経由 経由地 経由空港 乗継 乗継地 乗継空港 乗り継ぎ 乗り継ぎ地',
  diversion:
    'divertedto divertedtoairport divertedairport diversionairport diversion diverted divertedarrival umgeleitetnach umgeleitet ausweichflughafen deroutevers ' +
    'deroute aeroportdederoutement desviadoa desviado aeropuertodedesvio dirottatosu dirottato omgeleidnaar ダイバート先',
  route:
    'route routing itinerary segment sector citypair od leg strecke flightroute flightrouting airrouting ticketrouting fullrouting ' +
    'itineraryrouting citypairs reiseroute flugstrecke flugroute reiseverlauf itineraire trajet parcours ruta itinerario trayecto rotta ' +
    'tratta tragitto reisroute traject rota trecho percurso ' +
    '路線 区間 経路',
  carrier:
    'carrier carriercode airline airlinecode airlinedesignatorcode airlineiata marketingcarrier marketingcarriercode marketingairline ' +
    'marketingairlinecode marketingcarriername marketingairlinename carriername airlinename fluggesellschaft airlines fluglinie validatingcarrier platingcarrier ticketingcarrier ' +
    'compagnie compagnieaerienne aerolinea lineaaerea companiaaerea compagniaaerea vettore luchtvaartmaatschappij maatschappij ' +
    'companhia companhiaaerea ' +
    '航空会社 航空会社名',
  flightNumber:
    'flightnumber flightno flightnum fltno flightnr flugnummer flugnr flug flight flt flightcode flightnumbers flugno vol numerodevol numerovol ' +
    'novol nvol ndevol vuelo numerodevuelo numerovuelo nvuelo ndevuelo volo numerovolo numerodivolo numerodelvolo nvolo vlucht ' +
    'vluchtnummer vluchtnr voo numerodovoo numerodevoo numerovoo nvoo ndovoo ' +
    'marketingflightnumber marketingflightno marketingflightnum marketingflight marketingflightcode marketingnumber callsign rufzeichen indicatif ' +
    '便名 便 フライト番号 フライト',
  operatingCarrier:
    'operatingcarriercode operatingcarrier operatingairline operatingairlinecode operatingcarriername operatingairlinename operatedby ' +
    'operatedbyairline actualcarrier operator durchgefuhrtvon durchgefuehrtvon durchfuhrendefluggesellschaft durchfuehrendefluggesellschaft ' +
    'ausfuhrendefluggesellschaft ausfuehrendefluggesellschaft operepar compagnieoperante transporteureffectif operadopor ' +
    'aerolineaoperadora operatoda vettoreoperativo compagniaoperativa uitgevoerddoor operadapor 運航会社 運航航空会社',
  operatingNumber:
    'operatingflightnumber operatingflightno operatingflightnum operatingflight operatingflightcode operatingnumber operatedas ' +
    'durchgefuhrtals durchgefuehrtals opereen 運航便名',
  date:
    'departuredate flightdate traveldate dateoftravel dateofdeparture depdate flowndate date datum reisedatum flugdatum ' +
    'outbounddate year jahr gatedeparturescheduled outwarddate journeydate segmentdate departuredatelocal tripstartdate startdate ' +
    'tripdate flydate dateofflight dateoftrip segmentdeparturedate datumhinflug datumhinreise datumabflug datumflug datumreise datumabreise ' +
    'abflugdatum hinflugdatum hinreisedatum abreisedatum hinreise hinflugam abflugam datedevoyage dateduvoyage datedutrajet datedevol datevol datedudepart ' +
    'datededepart datedepart datealler datedelaller dateduvolaller datevolaller annee fechadeviaje fechadevuelo fechavuelo fechadesalida fechasalida fechaida fechadeida fechadelaida fechavueloida fecha ' +
    'datadelvolo datavolo dataviaggio datadipartenza datapartenza dataandata anno vertrekdatum vluchtdatum reisdatum datumvertrek ' +
    'datumvlucht heenreis jaar datadovoo datadevoo datadaviagem datadaida datadeida datadapartida datadepartida data ano ' +
    // Of lists that receivers on the ground make: the day, or the moment of the first signal.
    'day firstseen ' +
    '日付 搭乗日 出発日 利用日 年 ' +
    MONTHS,
  cabin:
    'cabinclass cabin travelclass compartmentclass seatclass serviceclass classofservice flightclass ticketclass class klasse reiseklasse ' +
    'bookingclass buchungsklasse kabine classe kabinenklasse beforderungsklasse flugklasse classedevoyage classedevol classedeservice ' +
    'cabine clasedeviaje clasedeservicio clasedecabina clase cabina classediviaggio classedivolo classedibordo reisklasse vluchtklasse ' +
    'cabineklasse classedeviagem classedevoo ' +
    '座席クラス クラス 搭乗クラス 客室クラス',
  aircraft:
    'aircrafttype aircraft aircraftcode typecode icaotypecode icaotype actype aircraftmodel aircrafttypename equipment airplane plane planetype flugzeug flugzeugtyp typedavion appareil avion ' +
    'tipodeavion aeronave tipodeaeronave aeromobile tipoaereo vliegtuig vliegtuigtype aviao tipodeaviao ' +
    '機種 機材',
  distanceKm:
    'distancekm greatcircledistancekm gcdkm km kilometres kilometers kilometer distanzkm distanzinkm entfernungkm entfernunginkm streckekm distanceenkm distanciakm ' +
    'distanciaenkm distanzakm distanzainkm afstandkm afstandinkm distanciaemkm ' +
    '距離km',
  passengers:
    'passengers pax numberofpassengers numberoftravellers numberoftravelers paxcount people personen reisende ' +
    'passengercount noofpassengers numberofpax noofpax travellers travelers numberofpeople numberofpersons headcount partysize ' +
    'numberoftickets nooftickets ticketcount quantity qty anzahlpersonen anzahlreisende anzahlpassagiere anzahlpax ' +
    'anzahltickets personenanzahl passagiere anzahl nombredepassagers nombrepassagers nombredevoyageurs nombredepersonnes nbpassagers ' +
    'nbvoyageurs passagers voyageurs numerodepasajeros numeropasajeros ndepasajeros numerodeviajeros numerodepersonas pasajeros viajeros ' +
    'numeropasseggeri numerodipasseggeri npasseggeri numeroviaggiatori numerodipersone passeggeri viaggiatori aantalpassagiers ' +
    'aantalreizigers aantalpersonen aantal passagiers reizigers numerodepassageiros ndepassageiros numerodeviajantes ' +
    'numerodepessoas passageiros viajantes ' +
    'persons pers personcount travelercount travellercount personenzahl passagieranzahl passagierzahl reisendeanzahl passengersnumber ' +
    'personnes personas persone pessoas ' +
    'menge stuck stueck stk stuckzahl stueckzahl quantite qte qtes cantidad cant quantita qta quantidade qtd qtde ' +
    `人数 旅客数 搭乗者数 乗客数 数量 枚数 ${ADULTS}`,
  children: CHILDREN,
  flights:
    'flights fluge fluege segments segmente flugsegmente flightsegments airsegments flightsegmentcount flightcount segmentcount fluganzahl vols ' +
    'vuelos voli vluchten voos segmentos segmenti segmenten totalflights flightstotal 便数 フライト数 搭乗回数 利用回数 回数',
  traveller:
    'traveller traveler travellername travelername passengername passenger employee employeename employeeid reisender ' +
    'mitarbeiter name mitarbeitername namedesreisenden voyageur nomduvoyageur passager nomdupassager viajero nombredelviajero ' +
    'nombredelpasajero pasajero viaggiatore nomeviaggiatore nomedelviaggiatore passeggero nomepasseggero reiziger naamreiziger paxname guestname collaborateur nomducollaborateur salarie nomdusalarie colaborador trabajador empleado dipendente medewerker funcionario ' +
    'naamvandereiziger viajante nomedoviajante passageiro nomedopassageiro ' +
    `旅行者 搭乗者 氏名 出張者 社員名 ${PEOPLE_NAMES}`,
  returns:
    'return returnflight returntrip isreturn roundtrip isroundtrip returnyn returnjourney ruckflug rueckflug ruckreise rueckreise ' +
    'hinundruck hinundrueck hinundruckflug hinundrueckflug hinundzuruck hinundzurueck hinruck hinrueck retour retourflug allerretour ' +
    'volretour volderetour ar hinzuruck hinzurueck hinruckflug hinrueckflug idayvuelta idavuelta vuelta vuelovuelta vuelodevuelta regreso vueloderegreso andataeritorno andataritorno ritorno voloritorno ' +
    'volodiritorno heenenterug heenterug terugreis terugvlucht retourvlucht idaevolta idavolta volta voodevolta voovolta ' +
    'vooderegresso vooregresso regresso retorno ' +
    '往復',
  returnDate:
    'returndate dateofreturn returnflightdate inbounddate returningon returndeparturedate ruckflugdatum rueckflugdatum ruckreisedatum ' +
    'rueckreisedatum ruckflugam rueckflugam ruckreiseam rueckreiseam dateretour datederetour dateduretour fechavuelta fechadevuelta ' +
    'fecharegreso fechaderegreso dataritorno datadiritorno datadelritorno retourdatum terugreisdatum datumterugreis datumterugvlucht ' +
    'datadavolta datadevolta datavolta dataderegresso datadoregresso dataderetorno datadoretorno dataretorno datereturned returnon ' +
    'datumruckreise datumrueckreise datumruckflug datumrueckflug ruckkehr rueckkehr ruckkehrdatum rueckkehrdatum dateduvolretour ' +
    'datevolretour retourle fechavuelovuelta fechadelvuelodevuelta datarientro datadirientro datadelvolodiritorno datumretour ' +
    'terugkomst terugkomstdatum ' +
    '復路日 帰着日',
  tripType:
    'triptype journeytype itinerarytype flighttype typeoftrip typeofjourney typeofitinerary reiseart artderreise reisetyp flugart typedetrajet ' +
    'typedevoyage typedevol tipodeviaje tipodetrayecto tipodeitinerario tipodevuelo tipoviaggio tipodiviaggio tipodivolo soortreis reissoort ' +
    'reistype typereis tipodeviagem tipodevoo ' +
    '片道往復 往復片道 旅程種別',
  service:
    'product producttype servicetype service segmenttype traveltype travelmode modeoftransport modeoftravel transportmode transporttype ' +
    'transport mode expensetype expensetypename expensecategory travelcategory bookingtype itemtype category type tickettype typeofticket ticketart leistungsart leistung ' +
    'produktart produkt verkehrsmittel transportmittel spesenart ausgabenart kategorie typ art typedeservice typedeprestation typedebillet prestation ' +
    'modedetransport moyendetransport produit categorie tipodeservicio tipodebillete servicio medio mediodetransporte modotransporte transporte tipodetransporte producto ' +
    'categoria tipodiservizio tiposervizio tipodibiglietto tipobiglietto servizio mezzoditrasporto mezzo prodotto vervoermiddel vervoerswijze soort soortticket tipodeservico tipodebilhete servico ' +
    'meiodetransporte produto tipo naturedeladepense naturedepense typededepense categoriededepense kostenart aufwandsart ausgabentyp ' +
    'tipodegasto conceptodegasto concepto categoriadegasto tipodispesa tipologiadispesa kostensoort soortkosten tipodedespesa naturezadadespesa ' +
    '種別 種類 区分 交通機関 交通手段 移動手段 費目 品目 経費区分 経費種別',
  status:
    'status ticketstatus bookingstatus flightstatus segmentstatus couponstatus reservationstatus canceled cancelled void voided ' +
    'buchungsstatus reisestatus flugstatus storniert storno statut etat annule annulee estado estadodelbillete cancelado anulado stato ' +
    'statobiglietto annullato cancellato boekingsstatus geannuleerd estadodobilhete situacao ' +
    'tripstatus travelstatus orderstatus statusbuchung statutdubillet statutreservation statutdelareservation estadodelareserva ' +
    'estadoreserva statoprenotazione statodellaprenotazione statodelbiglietto statusboeking estadodareserva statusdareserva ' +
    'statusdobilhete ' +
    '状況 予約状況 状態 ステータス 搭乗状況 利用状況',
  segmentStatus: 'gdsstatus segmentstatuscode',
  transaction:
    'transactiontype transaction trantype ticketaction saletype documenttype recordtype vorgangsart vorgang belegart buchungsart ' +
    'typedetransaction typedoperation tipodetransaccion tipodeoperacion tipotransazione tipooperazione transactietype tipodetransacao ' +
    'doctype typededocument tipodedocumento tipodocumento soortdocument dokumentart dokumententyp ' +
    '取引区分 取引種別',
  refund:
    'refund refunded refundamount isrefund refundindicator erstattung erstattet erstattungsbetrag ruckerstattung rueckerstattung gutschrift ' +
    'remboursement rembourse montantrembourse reembolso reembolsado importereembolsado rimborso rimborsato terugbetaling terugbetaald ' +
    'restitutie valorreembolsado refundedamount amountrefunded erstatteterbetrag montantduremboursement importereembolso ' +
    'importedevuelto devolucion importorimborsato importorimborso terugbetaaldbedrag valordoreembolso valorestornado estorno ' +
    '払戻 払戻額 払い戻し 返金 返金額',
  fare:
    'fare totalfare ticketfare airfare price ticketprice totalprice amount totalamount netamount transactionamount expenseamount ' +
    'amountpaid cost totalcost ticketcost spend fareamount preis ticketpreis flugpreis gesamtpreis betrag gesamtbetrag kosten tarif prix ' +
    'prixdubillet montant montanttotal tarifa precio importe importetotal prezzo importo importototale tariffa prijs ticketprijs bedrag ' +
    'totaalbedrag preco valor valortotal montantttc montantht prixttc bruttobetrag nettobetrag importeconiva importesiniva imponibile ' +
    '運賃 金額 料金',
  vendor:
    'vendor vendorname supplier suppliername merchant merchantname provider anbieter leistungstrager leistungstraeger lieferant ' +
    'fournisseur prestataire proveedor fornitore leverancier fornecedor ' +
    '支払先',
  description:
    'description itemdescription expensedescription item lineitem details detail remarks remark comments comment beschreibung bezeichnung ' +
    'bemerkung bemerkungen kommentar buchungstext libelle designation remarque remarques commentaire commentaires descripcion detalle ' +
    'detalles observaciones observacion comentario comentarios descrizione dettagli dettaglio osservazioni commento omschrijving opmerking ' +
    'opmerkingen toelichting descricao detalhes observacoes observacao ' +
    'notes note notizen notiz anmerkung anmerkungen hinweis hinweise nota notas annotazioni notitie notities anotacoes ' +
    '摘要 内容 明細 備考 メモ',
};

/** In each language what a flight there is called, what both ways are, and what stands between: "Enkele reis / retour", "OW/RT". */
const ONE_WAY_OR_RETURN: readonly (readonly [oneWay: string, bothWays: string, or: string])[] = [
  ['oneway single ow', 'return roundtrip rt', 'or'],
  [
    'einfach einfachestrecke hinflug nurhinflug nurhin',
    'retour hinundruck hinundrueck hinundruckflug hinundrueckflug hinundzuruck hinundzurueck',
    'oder',
  ],
  ['aller allersimple', 'allerretour', 'ou'],
  ['ida soloida sencillo', 'idayvuelta', 'o'],
  ['andata soloandata', 'andataeritorno', 'o'],
  ['enkel enkelereis enkelevlucht', 'retour heenenterug', 'of'],
  ['ida soida somenteida', 'idaevolta', 'ou'],
];
const TRIP_TYPES = ONE_WAY_OR_RETURN.flatMap(([oneWays, bothWays, or]) =>
  oneWays
    .split(' ')
    .flatMap((oneWay) =>
      bothWays
        .split(' ')
        .flatMap((both) => ['', or].flatMap((between) => [oneWay + between + both, both + between + oneWay])),
    ),
);

/** Names that are put together of words, beside those above. */
const JOINED_NAMES: { readonly [field in Field]?: readonly string[] } = {
  ...COUNTED_NAMES,
  tripType: TRIP_TYPES,
};

/** What a field's column may be called, in plain letters and digits; the first that is there wins. */
export function columnNames(field: Field): readonly string[] {
  return COLUMN_NAMES[field];
}

const COLUMN_NAMES = Object.fromEntries(
  FIELDS.map((field): [Field, readonly string[]] => [
    field,
    [...NAMES[field].split(' ').map(plainHeader), ...(JOINED_NAMES[field] ?? [])],
  ]),
) as Readonly<Record<Field, readonly string[]>>;
