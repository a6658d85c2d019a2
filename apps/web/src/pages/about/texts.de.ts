import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import type { ABOUT as English } from './texts.ts';

type Texts = MessagesOf<typeof English>;

export const ABOUT: Texts = {
  title: 'Über das Travel Impact Model',
  description:
    'Wie das Travel Impact Model die Emissionen eines Fluges pro Fluggast schätzt, welchen Grundsätzen es folgt und wie Sie es nutzen.',
  introduction: [
    [
      'Das Travel Impact Model (TIM) schätzt die Treibhausgase, die auf einen Sitz im Flugzeug entfallen. Für einen Flug nennt es die Kilogramm CO2e pro Fluggast, Kabine für Kabine, noch bevor das Flugzeug abhebt.',
    ],
    [
      'Google betreibt das Modell, ein unabhängiger Beirat wacht darüber, und alle dürfen es nutzen: Es ist ein öffentliches Gut. Die unabhängige Beratungsgruppe hinter dem ',
      { text: 'Travalyst Shared Framework', href: LINKS.coalition },
      ' hat das Modell geprüft. Auch Reiseportale außerhalb von Google zeigen seine Schätzungen neben den Preisen.',
    ],
  ],
  howItWorks: {
    heading: 'Wie das Modell rechnet',
    paragraphs: [
      [
        'Das Modell schätzt zuerst den Treibstoffverbrauch eines Fluges und dann die Emissionen aus Herstellung und Verbrennung dieses Treibstoffs; zuletzt teilt es sie auf die Menschen an Bord auf. Fünf Angaben sind entscheidend:',
      ],
    ],
    inputs: [
      { name: 'Start und Ziel', text: 'bestimmen die geflogene Entfernung, Umwege eingeschlossen.' },
      { name: 'Flugzeugtyp', text: 'bestimmt, wie viel Treibstoff diese Entfernung braucht.' },
      {
        name: 'Kabine und Bestuhlung',
        text: 'bestimmen den Anteil eines Sitzes: Wer mehr Bodenfläche hat, trägt mehr vom Treibstoff.',
      },
      { name: 'Auslastung', text: 'gibt an, wie viele Sitze besetzt sind und wie viel Fracht mitfliegt.' },
      {
        name: 'Mittlere Nutzung der Flugzeuge',
        text: 'steht für das, was vor dem Abflug niemand wissen kann, etwa wie voll ein bestimmter Flug sein wird.',
      },
    ],
    closing: [
      'Das Ergebnis umfasst den ganzen Lebensweg des Treibstoffs (Well-to-Wake) und folgt ISO\u00a014083. Jede Version des Modells hat eine Nummer und wird mit ihrer Methode veröffentlicht.',
    ],
  },
  principles: {
    heading: 'Grundsätze des Modells',
    points: [
      {
        name: 'Richtig',
        text: 'Schätzungen werden mit gemessenem Verbrauch verglichen und berichtigt, wenn sie danebenliegen.',
      },
      {
        name: 'Präzise',
        text: 'Zwei Flüge, die sich in Flugzeug, Kabine oder Strecke unterscheiden, haben unterschiedliche Werte.',
      },
      { name: 'Umfassend', text: 'Jeder planmäßige Passagierflug der Welt lässt sich abfragen.' },
      { name: 'Zukunftsfest', text: 'Neue Flugzeuge, Treibstoffe und Erkenntnisse haben ihren Platz.' },
      { name: 'Transparent', text: 'Methode, Quellen und Änderungen sind offen nachzulesen.' },
      { name: 'Einheitlich', text: 'Derselbe Flug hat überall, wo er gezeigt wird, denselben Wert.' },
      { name: 'Zugänglich', text: 'Keine Lizenz, kein Konto: Die Ergebnisse sind öffentlich.' },
    ],
  },
  howToUse: {
    heading: 'Wie Sie das TIM nutzen',
    paragraphs: [['Die Ergebnisse des Modells sind kostenlos. Es gibt drei Wege zu ihnen.']],
    cards: [
      {
        title: 'Emissionsrechner',
        description:
          'Einen Flug oder die typischen Emissionen einer Strecke abfragen und sehen, woraus sich der Wert zusammensetzt.',
        linkValue: '/lookup/flight',
        linkAriaLabel: 'Emissionsrechner öffnen',
        externalLink: false,
      },
      {
        title: 'API für Entwickler',
        description: 'Die Emissionen vieler Flüge auf einmal aus eigener Software abfragen.',
        linkValue: LINKS.developersApi,
        linkAriaLabel: 'Dokumentation der API für Entwickler lesen',
        externalLink: true,
      },
      {
        title: 'Add-on für Google Sheets',
        description: 'Emissionen neben die Flüge in einer Tabelle eintragen lassen, ohne zu programmieren.',
        linkValue: LINKS.spreadsheetAddOn,
        linkAriaLabel: 'Add-on für Google Sheets installieren',
        externalLink: true,
      },
    ],
    ownApi: [
      'Auch die eigenen Werte dieser Website lassen sich abfragen, und zwar über ',
      { text: 'die API hinter dem Rechner', href: '/developers/api' },
      '. Lesen Sie, ',
      { text: 'wie ihre Engine aus öffentlichen Daten rechnet', href: PAGES.methodology },
      ' und ',
      { text: 'wie nahe ihre Werte', href: '/accuracy' },
      ' den veröffentlichten kommen.',
    ],
    closing: [
      'Nichts davon passt zu Ihrem Vorhaben? Bitte ',
      { text: 'schreiben Sie uns', href: LINKS.accessOptions },
      ': Es gibt weitere Wege zu den Daten.',
    ],
  },
  repository: { name: 'Die Methode auf GitHub lesen', href: LINKS.methodRepository },
};
