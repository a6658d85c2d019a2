import type { TextsOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import { MODEL_NAME } from '../../config/site.ts';
import type { ACCURACY as English } from './texts.ts';

export const ACCURACY: TextsOf<typeof English> = {
  path: '/accuracy',
  title: 'Genauigkeit',
  description:
    'Wie nahe die Schätzungen der offenen Engine den veröffentlichten Werten kommen: nach Kabine, Region, Entfernung und Fluggesellschaft, und die schlechtesten Fälle.',
  introduction: [
    'Die offene Engine hinter dem Rechner folgt einer veröffentlichten Methode mit öffentlichen Daten. Hier stehen ihre Werte neben denen, die Google für dieselben Flüge veröffentlicht hat. ',
    { text: 'Wie sie rechnet', href: PAGES.methodology },
    ', steht auf einer eigenen Seite.',
  ],
  changes: [{ text: 'Was jede Version an den Werten geändert hat', href: PAGES.changes }, ', mit einem Feed.'],
  source: [
    `Veröffentlichte Werte: Google, ${MODEL_NAME}, aus Suchergebnissen gesammelt, Lizenz `,
    { text: 'CC BY-SA 4.0', href: LINKS.licence },
    '. ',
  ],
  data: { text: 'Alle Werte dieser Seite, Flug für Flug:', name: 'accuracy.json', href: '/accuracy.json' },
  goals: {
    heading: 'Was wir anstreben und wo wir stehen',
    introduction:
      '„Nichts gegeben“ ist die übliche Frage: Flugnummer, Strecke und Tag. „Genauer Typ gegeben“ nennt auch den Flugzeugtyp. Ein Wert gilt für den mittleren Flug oder ist der Anteil der Flüge; in Klammern steht sein 90-%-Intervall. Die zweite Spalte zählt jede Strecke einer Fluggesellschaft einmal, wie viele ihrer Flüge auch veröffentlicht sind. Ein Ziel ist erreicht, wenn beide Spalten es erreichen.',
    floor: (error, byRoute, factor) =>
      `Ohne den Flugplan des Tages weiß niemand, welches Flugzeug heute fliegt. Wüssten wir, welche Typen auf der Strecke einer Fluggesellschaft fliegen und wie oft, aber nicht, welcher Flug welchen hat, lägen unsere Werte für Economy im Mittel (Median) noch immer ${error} daneben, nach Strecken gezählt ${byRoute}. Unsere Ziele ohne weitere Angaben sind das ${factor}-Fache dieser Grenze.`,
    columns: ['Ziel', 'Nach Flug', 'Nach Fluggesellschaft und Strecke', 'Erreicht'],
    aimed: (figure, aim) => `${figure}, ${aim}`,
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
      'Der Punkt ist die mittlere Abweichung (Median), gleich in welche Richtung: Die Hälfte der Flüge liegt näher. Der Balken ist das 90-%-Intervall, nach Fluggesellschaften gezogen; in Klammern steht die Zahl der Werte. Kleine Gruppen weniger Fluggesellschaften sind unsicherer als ihre Balken.',
    axis: 'Median der Abweichung, % des veröffentlichten Werts',
    columns: ['Gruppe', 'Werte', 'Median', 'Mittelwert', 'Bis 5\u00a0%', 'Bis 10\u00a0%', 'Bis 20\u00a0%'],
    ways: {
      heading: 'Nach Kabine und Methode',
      nothing: { economy: 'Economy', business: 'Business', first: 'First' },
      exact: 'Economy, genauer Typ gegeben',
      flightyco2: 'Economy, wie flightyco2 rechnet',
      desnz: 'Economy, Faktoren der britischen Regierung',
    },
    parts: {
      region: 'Economy nach Region',
      distance: 'Economy nach Entfernung',
      cause: 'Economy nach möglicher Ursache',
      carrier: 'Economy nach Fluggesellschaft',
    },
    notes: [
      'flightyco2 ist eine offene Bibliothek: übliche Sitze je Flugzeugtyp, 84,5\u00a0% davon besetzt, und feste Frachtanteile. Die Faktoren der britischen Regierung kennen weder Flugzeug noch Fluggesellschaft; hier stehen sie mit der Herstellung des Treibstoffs und ohne Strahlungsantrieb.',
      'Gezeigt sind die Fluggesellschaften, deren Abweichungen zusammen am größten sind; ihre Balken sind nach Strecken gezogen.',
    ],
    tableOf: (heading) => `${heading}: die Werte`,
  },
  worst: {
    heading: 'Die schlechtesten, und warum',
    introduction:
      'Economy ohne weitere Angaben. Was den Unterschied erklären könnte, nicht, was ihn nachweislich erklärt: Eine Eingabe nach der anderen wird geändert, bis unser Wert der veröffentlichte ist. Kabinen stehen als Sitze in First/Business/Premium Economy/Economy.',
    unnamed: 'Flugzeug nicht genannt',
    figures: (published, ours) => `Veröffentlicht ${published}, unser Wert ${ours} CO2e.`,
    reasons: {
      wrongType: 'Wir haben einen anderen Flugzeugtyp angenommen als den veröffentlichten.',
      several: 'Keine einzelne Eingabe erklärt es.',
      seats: (needed, used) => `${needed} der Sitze besetzt (wir nahmen ${used})`,
      cargo: (needed, used) => `${needed} der Nutzlast als Fracht (wir nahmen ${used})`,
      ways: (ways) => `Unser Wert wäre der veröffentlichte mit ${ways.join(' oder mit ')}.`,
      nearest: (name, error) => `Am nächsten in unseren Tabellen: ${name} (Abweichung ${error}).`,
    },
  },
  parts: {
    heading: 'Woraus die Abweichung besteht',
    introduction: (figures) =>
      `An ${figures} Werten für Economy, deren genauer Flugzeugtyp veröffentlicht ist. Der Typ ist der veröffentlichte; Auslastung, Sitze und Treibstoff sind nicht veröffentlicht und so gegeben, wie es die Abweichungen anderer Strecken und Fluggesellschaften nahelegen.`,
    columns: [
      'Gegeben, eins nach dem anderen',
      'Median der Abweichung',
      'Anteil, um den die quadrierte Abweichung sinkt',
    ],
    given: {
      nothing: 'Nichts',
      type: 'Der Flugzeugtyp',
      load: 'Wie voll die Fluggesellschaft fliegt',
      seats: 'Ihre Sitze in diesem Typ',
      fuel: 'Der Treibstoff des Typs',
    },
    answer: (type) =>
      `Den Typ zu kennen, nähme ${type} der quadrierten Abweichung weg. Was die Abweichungen anderer Strecken über Auslastung, Sitze und Treibstoff sagen, nimmt kaum mehr weg: Der Rest gehört zu einzelnen Strecken.`,
  },
  limits: {
    heading: 'Was das nicht zeigt',
    text: (types, byType, carrierRoutes, byRoute) =>
      'Beide Werte sind Schätzungen. Sie nutzen dieselben Verbrauchstabellen der Europäischen Umweltagentur (EMEP/EEA Guidebook 2023); wo diese falsch sind, zeigt der Vergleich nicht. ' +
      `Neben dem Verbrauch, den US-Fluggesellschaften gemeldet haben (US BTS Form 41, 2023 bis 2025), weichen die Tabellen von ${types} Flugzeugtypen im Median um ${byType} ab; ` +
      `neben dem gemeldeten Verbrauch auf ${carrierRoutes} Strecken in Brasilien (Januar 2023) um ${byRoute}.`,
  },
  answer: (flights, half, within10Percent, halfWithType) =>
    `Bei ${flights} veröffentlichten Flügen liegt die Hälfte unserer Werte für Economy höchstens ${half} neben denen von Google, und ${within10Percent} liegen höchstens 10\u00a0% daneben. ` +
    `Mit dem genauen Flugzeugtyp liegt die Hälfte höchstens ${halfWithType} daneben.`,
  ours: (engine, dated) => `Unsere Werte: offene Engine ${engine}, Tabellen vom ${dated}.`,
  noFigure: 'kein Wert',
  interval: (value, low, high) => `${value} (${low} bis ${high})`,
  between: (low, high) => `${low} bis ${high}`,
  atMost: (most) => `höchstens ${most}`,
  atLeast: (least) => `mindestens ${least}`,
  flightLine: (flight, origin, destination, published, ours, error) =>
    `${flight}, ${origin}\u00a0– ${destination}: veröffentlicht ${published}, unser Wert ${ours} (${error})`,
  route: (origin, destination) => `${origin}\u00a0– ${destination}`,
};
