import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import type { ACCURACY as English } from './texts.ts';

export const ACCURACY: MessagesOf<typeof English> = {
  path: '/accuracy',
  title: 'Genauigkeit',
  description:
    'Wie nahe die Schätzungen der offenen Engine den veröffentlichten Werten kommen: nach Kabine, Region, Entfernung und Fluggesellschaft, dazu die größten Abweichungen.',
  introduction: [
    'Die offene Engine hinter dem Rechner folgt einer veröffentlichten Methode mit öffentlichen Daten. Hier stehen ihre Werte neben denen, die Google für dieselben Flüge veröffentlicht hat. ',
    { text: 'Wie sie rechnet', href: PAGES.methodology },
    ', steht auf einer eigenen Seite.',
  ],
  changes: [{ text: 'Was jede Version an den Werten geändert hat', href: PAGES.changes }, ', auch als Feed.'],
  source: [
    'Veröffentlichte Werte: Google, Travel Impact Model, aus Suchergebnissen gesammelt, Lizenz ',
    { text: 'CC BY-SA 4.0', href: LINKS.licence },
    '. ',
  ],
  data: { text: 'Alle Werte dieser Seite, Flug für Flug:', name: 'accuracy.json', href: '/accuracy.json' },
  goals: {
    heading: 'Was wir anstreben und wo wir stehen',
    introduction:
      '„Ohne weitere Angaben“ ist die übliche Abfrage: Flugnummer, Strecke und Tag. Bei „Genauer Typ angegeben“ kommt der Flugzeugtyp hinzu. Ein Wert gilt für den mittleren Flug oder nennt den Anteil der Flüge; in Klammern steht sein 90-%-Intervall. Die zweite Spalte zählt jede Strecke einer Fluggesellschaft einmal, gleich wie viele ihrer Flüge veröffentlicht sind. Ein Ziel ist erreicht, wenn beide Spalten es erreichen.',
    floor:
      'Ohne den Flugplan des Tages weiß niemand, welches Flugzeug heute fliegt. Wüssten wir, welche Typen auf der Strecke einer Fluggesellschaft fliegen und wie oft, aber nicht, welcher Flug welchen hat, wichen unsere Werte für Economy im Median noch immer um {error} ab, nach Strecken gezählt um {byRoute}. Unsere Ziele ohne weitere Angaben sind das {factor}-Fache dieser Grenze.',
    columns: ['Ziel', 'Nach Flug', 'Nach Fluggesellschaft und Strecke', 'Erreicht'],
    aimed: '{figure}, {aim}',
    reached: 'ja',
    notReached: 'nein',
  },
  scatter: {
    heading: 'Unsere Werte neben den veröffentlichten',
    introduction:
      'Jeder Punkt ist ein Flug ohne weitere Angaben: nach rechts der veröffentlichte Wert, nach oben unserer. Auf der Linie sind beide gleich. Im schattierten Band weichen sie höchstens 10\u00a0% voneinander ab.',
    cabins: { economy: 'Economy', business: 'Business', first: 'First' },
    published: 'Veröffentlicht, kg CO2e pro Fluggast',
    ours: 'Unser Wert, kg CO2e',
    same: 'gleich',
    band: 'bis 10\u00a0%',
  },
  groups: {
    heading: 'Abweichung nach Gruppen',
    introduction:
      'Der Punkt zeigt den Median der Abweichung, gleich in welche Richtung: Die Hälfte der Flüge liegt näher. Der Balken zeigt das 90-%-Intervall aus Stichproben ganzer Fluggesellschaften; in Klammern steht die Zahl der Werte. Kleine Gruppen mit wenigen Fluggesellschaften sind unsicherer, als ihre Balken zeigen.',
    axis: 'Median der Abweichung, % des veröffentlichten Werts',
    columns: ['Gruppe', 'Werte', 'Median', 'Mittelwert', 'Bis 5\u00a0%', 'Bis 10\u00a0%', 'Bis 20\u00a0%'],
    ways: {
      heading: 'Nach Kabine und Methode',
      nothing: { economy: 'Economy', business: 'Business', first: 'First' },
      exact: 'Economy, genauer Typ angegeben',
      flightyco2: 'Economy, wie flightyco2 rechnet',
      desnz: 'Economy, Faktoren der britischen Regierung',
    },
    parts: {
      region: 'Economy nach Region',
      distance: 'Economy nach Entfernung',
      cause: 'Economy nach möglicher Ursache der Abweichung',
      carrier: 'Economy nach Fluggesellschaft',
    },
    notes: [
      'flightyco2 ist eine offene Bibliothek: übliche Sitze je Flugzeugtyp, 84,5\u00a0% davon besetzt, und feste Frachtanteile. Die Faktoren der britischen Regierung kennen weder Flugzeug noch Fluggesellschaft; hier stehen sie mit der Herstellung des Treibstoffs und ohne Strahlungsantrieb.',
      'Gezeigt sind die Fluggesellschaften, deren Abweichungen zusammen am größten sind; ihre Balken beruhen auf Stichproben ganzer Strecken.',
    ],
    tableOf: '{heading}: die Werte',
  },
  worst: {
    heading: 'Die größten Abweichungen und mögliche Gründe',
    introduction:
      'Economy ohne weitere Angaben. Hier steht, was den Unterschied erklären könnte, nicht, was ihn nachweislich erklärt: Jeweils eine Eingabe wird geändert, bis unser Wert dem veröffentlichten entspricht. Kabinen sind als Sitze in First/Business/Premium Economy/Economy angegeben.',
    unnamed: 'Flugzeug nicht genannt',
    figures: 'Veröffentlicht {published}, unser Wert {ours} CO2e.',
    reasons: {
      wrongType: 'Wir haben einen anderen Flugzeugtyp angenommen als den veröffentlichten.',
      several: 'Keine einzelne Eingabe erklärt es.',
      seats: '{needed} der Sitze besetzt (angenommen: {used})',
      cargo: '{needed} der Nutzlast als Fracht (angenommen: {used})',
      ways: 'Unser Wert entspräche dem veröffentlichten mit {ways}.',
      nextWay: '{before} oder mit {after}',
      nearest: 'Am nächsten kommt in unseren Tabellen: {name} (Abweichung {error}).',
      layout: '{aircraft} mit {seats}',
      withWinglets: '{aircraft} mit Winglets',
      withoutWinglets: '{aircraft} ohne Winglets',
      cargoOfDistance: 'Fracht wie üblich auf dieser Entfernung, {fraction}',
      defaultLoad: 'Auslastung {fraction}',
    },
  },
  parts: {
    heading: 'Woraus die Abweichung besteht',
    introduction:
      'Gemessen an {figures} Werten für Economy, deren genauer Flugzeugtyp veröffentlicht ist. Vorgegeben ist der veröffentlichte Typ; Auslastung, Sitze und Treibstoff sind nicht veröffentlicht und so vorgegeben, wie es die Abweichungen anderer Strecken und Fluggesellschaften nahelegen.',
    columns: ['Nacheinander vorgegeben', 'Median der Abweichung', 'Anteil, um den die quadrierte Abweichung sinkt'],
    given: {
      nothing: 'Nichts',
      type: 'Der Flugzeugtyp',
      load: 'Wie voll die Fluggesellschaft fliegt',
      seats: 'Ihre Sitze in diesem Typ',
      fuel: 'Der Treibstoff des Typs',
    },
    answer:
      'Wäre der Typ bekannt, sänke die quadrierte Abweichung um {type}. Was die Abweichungen anderer Strecken über Auslastung, Sitze und Treibstoff aussagen, senkt sie kaum weiter: Der Rest ist einzelnen Strecken eigen.',
  },
  limits: {
    heading: 'Was das nicht zeigt',
    text: 'Beide Werte sind Schätzungen. Sie nutzen dieselben Verbrauchstabellen der Europäischen Umweltagentur (EMEP/EEA Guidebook 2023); wo diese falsch sind, kann der Vergleich deshalb nicht zeigen. Vom Verbrauch, den US-Fluggesellschaften gemeldet haben (US BTS Form 41, 2023 bis 2025), weichen die Tabellen für {types} Flugzeugtypen im Median um {byType} ab; vom gemeldeten Verbrauch auf {carrierRoutes} Strecken in Brasilien (Januar 2023) um {byRoute}.',
  },
  answer:
    'Bei {flights} veröffentlichten Flügen weicht die Hälfte unserer Werte für Economy um höchstens {half} von denen von Google ab; {within10Percent} weichen um höchstens 10\u00a0% ab. Ist der genaue Flugzeugtyp angegeben, weicht die Hälfte um höchstens {halfWithType} ab.',
  ours: 'Unsere Werte: offene Engine {engine}, Tabellen vom {dated}.',
  intervalFrom: '{value} (ab\u00a0{low})',
  interval: '{value} ({low}\u00a0bis\u00a0{high})',
  between: '{low} bis {high}',
  atMost: 'höchstens {most}',
  atLeast: 'mindestens {least}',
  flightLine: '{flight}, {origin}\u00a0– {destination}: veröffentlicht {published}, unser Wert {ours} ({error})',
  route: '{origin}\u00a0– {destination}',
};
