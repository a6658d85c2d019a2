import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import type { DEVELOPERS as English } from './texts.ts';

export const DEVELOPERS: MessagesOf<typeof English> = {
  title: 'API für Entwickler',
  description: 'Die API hinter dem Rechner: Methoden, Felder, Grenzen, Fehler und Beispiele mit den Antworten darauf.',
  introduction: [
    [
      'Fragen Sie die Emissionen vieler Flüge auf einmal aus Ihrer eigenen Software ab. Der Dienst antwortet im JSON der ',
      { text: 'Travel Impact Model API', href: LINKS.developersApi },
      ' von Google. Ein dafür geschriebener Client funktioniert auch hier, sobald er diese Adresse kennt.',
    ],
    [
      'Die Werte sind Schätzungen der ',
      { text: 'offenen Engine', href: PAGES.methodology },
      ' hinter dieser Website, aus öffentlichen Daten. Sie sind nicht die von Google veröffentlichten Werte.',
    ],
    [
      {
        text: 'Eine Liste von Flügen aus einer Tabelle braucht kein Programm: Geben Sie sie auf dieser Website ein.',
        href: PAGES.batch,
      },
    ],
  ],
  inEnglish: 'Was die Felder bedeuten, steht hier in den Worten der API selbst, auf Englisch.',
  contents: 'Auf dieser Seite',
  methods: 'Methoden',
  typeNames: {
    int64: '64-Bit-Ganzzahl als Text',
    oneOf: 'Aufzählungswert',
    listOf: 'Liste von {type}',
    listOfAtMost: 'Liste von {type}, höchstens {most}',
    mapTo: 'Zuordnung von Text zu {type}',
    names: { integer: 'Ganzzahl', number: 'Zahl', string: 'Text', boolean: 'Wahrheitswert', object: 'Objekt' },
  },
  calculatorsWord: 'Im Rechner heißt das „{word}“.',
  labels: {
    request: 'Anfrage',
    answer: 'Antwort',
    example: 'Beispiel',
    given: 'Die Antwort darauf',
    kindWithSwitch: ' mit einem Schalter',
    withSwitch: 'Mit einem Schalter enthält jeder Eintrag mehr Angaben, und einer ohne Emissionen nennt den Grund:',
  },
  given: 'Die gezeigten Antworten sind die des Dienstes, abgefragt am 21.\u00a0November 2026.',
  figures: {
    heading: 'Ein einzelner Wert',
    introduction:
      'Für eine Zelle, einen Link, ein Abzeichen: ein Wert unter eigener Adresse, den alle einen Tag lang zwischenspeichern dürfen. Ohne Schlüssel, ohne Anfrageinhalt; ein Fehler ist eine Zeile Text.',
    formats:
      'format (oder eine Endung wie .csv) ist json, csv, txt (nur die Zahl), svg oder png; cabin ist economy, premiumEconomy, business oder first; unit ist kg, g oder t. Bei Bildern ist shape card oder badge und theme light, dark oder auto.',
    embed: { text: 'Ein Wert auf der eigenen Seite: Vorschau und Code', href: PAGES.embed },
  },
  parameters: {
    heading: 'Parameter aller Methoden',
    introduction: 'Sie stehen in der Adresse hinter einem Fragezeichen.',
  },
  keys: {
    heading: 'Schlüssel',
    introduction:
      'Ein Schlüssel ist nur nötig, wenn der Betreiber des Dienstes einen verlangt. Dann erhält eine Anfrage ohne Schlüssel den Status 403, eine mit falschem Schlüssel 400.',
  },
  headers: {
    heading: 'Kopfzeilen einer Antwort',
    introduction:
      'Sie enthalten, was nicht im Inhalt steht. Jede Website darf diese API aufrufen und die Kopfzeilen lesen.',
  },
  errors: {
    heading: 'Fehler',
    introduction:
      'Ein Fehler hat die Form eines google.rpc.Status. Ein unbekannter Flug ist kein Fehler: Sein Eintrag kommt ohne Emissionen zurück.',
    example: 'Die Antwort auf ein unbekanntes Feld sieht zum Beispiel so aus:',
  },
  types: { heading: 'Typen', introduction: 'Ein Feld ohne Wert fehlt in der Antwort.' },
  clients: {
    heading: 'Clients und Dokumente',
    introduction: 'Alle Clients unten wurden mit diesem Dienst erprobt.',
    curl: 'Auf der Befehlszeile',
    official: 'Mit dem Client von Google für Node.js',
    documents: [
      { text: 'OpenAPI 3.1', href: '/openapi.json', description: 'daraus entsteht diese Seite' },
      {
        text: 'Google API Discovery',
        href: '/$discovery/rest?version=v1',
        description: 'daraus entstehen die Clients von Google',
      },
    ],
    tools:
      'Sprachmodelle stellen ihre Anfragen über das Model Context Protocol unter /mcp, mit einem Werkzeug je Methode: compute_flight_emissions, compute_detailed_flight_emissions, compute_typical_flight_emissions und compute_scope3_flight_emissions, dazu list_ways_to_fly: wer eine Strecke an einem Tag fliegt. Jede Antwort nennt den Grund, wenn ein Eintrag keine Emissionen hat.',
  },
};
