import type { MessagesOf } from '@tim/languages';
import type { EMBED as English } from './texts.ts';

export const EMBED: MessagesOf<typeof English> = {
  title: 'Ein Wert auf Ihrer Seite',
  description:
    'Die Emissionen eines Fluges oder einer Strecke auf der eigenen Seite zeigen, als Bild, in einer Tabelle oder in einem Skript.',
  introduction:
    'Wählen Sie einen Flug oder eine Strecke, sehen Sie den Wert unten an und kopieren Sie den Code. Zum Wert gehören seine Spanne, was er umfasst und woher er stammt. Kein Konto, kein Schlüssel, kein Cookie.',
  form: 'Was gezeigt wird',
  kind: 'Wert',
  kinds: { route: 'einer Strecke', flight: 'eines Fluges' },
  from: 'Von (Flughafencode)',
  to: 'Nach (Flughafencode)',
  flight: 'Flug',
  date: 'Datum (JJJJ-MM-TT)',
  cabin: 'Kabinenklasse',
  cabins: { economy: 'Economy', premiumEconomy: 'Premium Economy', business: 'Business', first: 'First' },
  rules: {
    place: 'IATA-Flughafencode aus 3\u00a0Buchstaben',
    flight: 'Code der Fluggesellschaft und Nummer, etwa LX52',
    date: 'Ein Tag, geschrieben JJJJ-MM-TT',
  },
  incomplete: 'Füllen Sie die Felder oben aus, dann erscheint hier der Code.',
  preview: 'So sieht es aus',
  withoutScript: 'Formular und Vorschau benötigen JavaScript. Der Code unten funktioniert unverändert.',
  codes: {
    element: {
      heading: 'Auf einer Webseite',
      text: 'Ein eigenes HTML-Element, das die Farben Ihrer Seite übernimmt. Sein Skript ist kleiner als 10\u00a0kB und läuft auch mit einer strengen Content-Security-Policy, sofern sie Skripte von dieser Website und Verbindungen zu ihr erlaubt.',
    },
    frame: {
      heading: 'In einem Rahmen',
      text: 'Für Seiten, die keine Skripte erlauben. Redaktionssysteme, die oEmbed unterstützen, erzeugen ihn aus der Adresse eines Ergebnisses.',
    },
    picture: {
      heading: 'Als Bild',
      text: 'Eine Karte; mit shape=badge eine kleine. Die Endung .png statt .svg ist für Programme gedacht, die keine Vektorgrafiken darstellen.',
    },
    markdown: { heading: 'In Markdown', text: 'Ein Abzeichen mit einem Link zum Rechenweg des Werts.' },
    cell: {
      heading: 'In einer Tabelle',
      text: 'Eine Zahl in Kilogramm. Mehr für Google Sheets, Excel, LibreOffice, R und Python steht auf der Seite für Entwickler.',
    },
  },
  more: { text: 'Alle Adressen, Formate und Beispiele', href: '/developers/api#figures' },
  copy: 'Kopieren: {what}',
  code: 'Code: {what}',
  alt: 'CO2e dieser Reise pro Fluggast',
  looks: {
    heading: 'Farben und Schrift',
    text: 'Das Element übernimmt Schrift und Farben. Diese CSS-Variablen ändern sie:',
  },
  privacy: {
    heading: 'Was gesendet wird',
    text: 'Nur die Anfrage: Flughäfen, Flug, Datum und Kabinenklasse. Kein Cookie und nicht die Adresse Ihrer Seite. Wie jeder Server sieht auch dieser die IP-Adresse, von der die Anfrage kommt.',
  },
  sellers: {
    heading: 'Wenn Sie Flüge verkaufen',
    paragraphs: [
      'Die britische Zivilluftfahrtbehörde (CAA) erwartet von allen, die Flüge aus dem oder in das Vereinigte Königreich verkaufen oder bewerben, dass sie bis zum 30.\u00a0April 2027 Umweltangaben zeigen (CAP 3112). Die Werte gehören neben jedes Angebot, bei der Suche und bei der Buchung, lesbar ohne Klick.',
      'Das Element gibt an, was diese Grundsätze verlangen: Methode und Version, pro Fluggast und Kabine, was gezählt ist, Spanne und einen Link zum Rechenweg. Zeigen Sie es vollständig, in jeder Liste gleich und nur mit Werten nach ein und derselben Methode.',
      'Dass eine unabhängige Umsetzung des Travel Impact Model zu den Methoden gehört, die die Behörde anerkennt, können wir nicht zusagen; dies ist keine Rechtsberatung. Fluggesellschaften dürfen auf Strecken von und zu Flughäfen in der Europäischen Union solche eigenen Werte außerhalb des EU-Labels nicht zeigen.',
    ],
  },
};
