import type { TextsOf } from '@tim/languages';
import { EMBED as ENGLISH } from './texts.ts';

export const EMBED: TextsOf<typeof ENGLISH> = {
  title: 'Ein Wert auf Ihrer Seite',
  description:
    'Die Emissionen eines Fluges oder einer Strecke auf der eigenen Seite zeigen, als Bild, in einer Tabelle oder einem Skript.',
  introduction:
    'Wählen Sie einen Flug oder eine Strecke, sehen Sie den Wert unten an und kopieren Sie den Code. Der Wert kommt mit seiner Spanne, mit dem, was er enthält, und mit seiner Herkunft. Kein Konto, kein Schlüssel, kein Cookie.',
  form: 'Was gezeigt wird',
  kind: 'Wert',
  kinds: { route: 'einer Strecke', flight: 'eines Fluges' },
  from: 'Von (Flughafencode)',
  to: 'Nach (Flughafencode)',
  flight: 'Flug',
  date: 'Datum (JJJJ-MM-TT)',
  cabin: 'Kabine',
  cabins: { economy: 'Economy', premiumEconomy: 'Premium Economy', business: 'Business', first: 'First' },
  rules: {
    place: 'IATA-Flughafencode aus 3 Buchstaben',
    flight: 'Code der Fluggesellschaft und Nummer, etwa LX52',
    date: 'Ein Tag, geschrieben JJJJ-MM-TT',
  },
  incomplete: 'Füllen Sie die Felder oben aus, dann erscheint hier der Code.',
  preview: 'So sieht es aus',
  withoutScript: 'Formular und Vorschau brauchen JavaScript. Der Code unten gilt, wie er dasteht.',
  codes: {
    element: {
      heading: 'Auf einer Webseite',
      text: 'Ein eigenes Element, das die Farben Ihrer Seite annimmt. Sein Skript wiegt weniger als 10\u00a0kB und arbeitet unter einer strengen Content-Security-Policy, die Skripte und Verbindungen zu dieser Website erlaubt.',
    },
    frame: {
      heading: 'In einem Rahmen',
      text: 'Für Seiten, die keine Skripte erlauben. Redaktionssysteme, die oEmbed kennen, machen ihn aus der Adresse eines Ergebnisses.',
    },
    picture: {
      heading: 'Als Bild',
      text: 'Eine Karte; mit shape=badge eine kleine. Die Endung .png statt .svg ist für Programme, die keine Zeichnungen zeigen.',
    },
    markdown: { heading: 'In Markdown', text: 'Ein Abzeichen mit einem Link dazu, wie der Wert berechnet ist.' },
    cell: {
      heading: 'In einer Tabelle',
      text: 'Eine Zahl in Kilogramm. Mehr für Google Sheets, Excel, LibreOffice, R und Python steht auf der Seite für Entwickler.',
    },
  },
  more: { text: 'Alle Adressen, Formate und Beispiele', href: '/developers/api#figures' },
  copy: (what) => `Kopieren: ${what}`,
  code: (what) => `Code: ${what}`,
  alt: 'CO2e dieser Reise pro Fluggast',
  looks: {
    heading: 'Farben und Schrift',
    text: 'Das Element übernimmt Schrift und Farben. Diese CSS-Variablen ändern sie:',
    variables: ENGLISH.looks.variables,
  },
  privacy: {
    heading: 'Was gesendet wird',
    text: 'Nur die Frage: Flughäfen, Flug, Datum und Kabine. Kein Cookie, und nicht die Adresse Ihrer Seite. Wie jeder Server sieht auch dieser die Netzadresse, von der die Frage kommt.',
  },
  sellers: {
    heading: 'Wenn Sie Flüge verkaufen',
    paragraphs: [
      'Die britische Luftfahrtbehörde erwartet von allen, die Flüge aus dem oder in das Vereinigte Königreich verkaufen oder bewerben, dass sie ab 30. April 2027 Umweltangaben zeigen (CAP 3112). Die Werte gehören neben jedes Angebot, bei der Suche und bei der Buchung, lesbar ohne Klick.',
      'Das Element gibt an, was diese Grundsätze verlangen: Methode und Version, pro Fluggast und Kabine, was gezählt ist, Spanne und einen Link zum Rechenweg. Zeigen Sie es ganz, in jeder Liste gleich, und nur mit Werten einer Methode.',
      'Ob eine unabhängige Umsetzung des Travel Impact Model zu den Methoden gehört, die die Behörde anerkennt, können wir nicht zusagen; dies ist keine Rechtsberatung. Fluggesellschaften dürfen auf Strecken von und zu Flughäfen in der Europäischen Union solche eigenen Werte außerhalb des EU-Labels nicht zeigen.',
    ],
  },
};
