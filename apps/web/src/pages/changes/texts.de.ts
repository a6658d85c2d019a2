import type { MessagesOf } from '@tim/languages';
import type { CHANGES as English } from './texts.ts';

export const CHANGES: MessagesOf<typeof English> = {
  title: 'Geänderte Werte',
  description:
    'Was jede Version der offenen Engine an den Werten geändert hat: auf wie vielen Strecken von Fluggesellschaften, auf welchen, um wie viel und warum.',
  introduction:
    'Wer einen Wert erneut abfragt, kann einen anderen erhalten, weil die Engine oder ihre Daten verbessert wurden. Hier steht, was jede Version geändert hat, gemessen an jeder bekannten Strecke jeder Fluggesellschaft: ein verzeichneter Flug in jedem Monat eines Jahres, Economy, vorher und nachher.',
  since: 'Erfasst ab Engine 0.8.0.',
  again:
    'Jede Antwort nennt Engine und Datenstand, sodass sich der Wert einer früheren Version erneut berechnen lässt.',
  feed: { text: 'Als Feed verfolgen:', name: 'changes.xml', href: '/changes.xml' },
  rows: 'Alle Zeilen zu {version} als CSV',
  heading: 'Engine {version}, {date}',
  changed: '{changed} von {asked} Strecken von Fluggesellschaften haben einen anderen Wert.',
  none: 'Keine von {asked} Strecken von Fluggesellschaften hat einen anderen Wert.',
  mean: 'Über alle Strecken beträgt die Änderung im Mittel {percent}.',
  largest: 'Die größte Änderung beträgt {percent}: {route}.',
  gained: 'Strecken, die erstmals einen Wert haben: {routes}.',
  lost: 'Strecken, die keinen Wert mehr haben: {routes}.',
  reasons: {
    '0.15.0':
      '155 Strecken, die Fluggesellschaften in den USA melden, zählen nun, obwohl sie in der Liste der Flüge fehlen, etwa die von American von Dallas nach Nassau. Außerdem kamen 15 Strecken hinzu, 2 eingestellte entfielen. Für die Flüge von British Airways nach Singapur gelten nun die 777-300ER und die 787-9. Etwa 6 von 1000 typischen Werten haben sich geändert.',
    '0.14.1':
      'Ist die Kabine einer Fluggesellschaft auf einer Seite nachgelesen, wiegt eine Sitzmeldung, die auch ihre anderen Flugzeuge betreffen kann, nicht mehr schwerer. Für die A330-200 von Azul von Orlando nach Recife gelten ihre eigenen Kabinen, nicht mehr das Mittel aus diesen und denen der A330-900.',
    '0.14.0':
      'Typen, die eine Fluggesellschaft nur von einzelnen Drehkreuzen aus fliegt, gelten nicht mehr für ihre anderen Strecken: Die A380 von Lufthansa fliegen ab München, die 747 ab Frankfurt, und die Embraer 195-E2 landet nicht am Flughafen London City. Typen, die eine Flotte verlassen haben, zählen nicht mehr. 921 heute geflogene Strecken kamen hinzu, meist lange, nur im Sommer oder von Regionalpartnern geflogene; 37, die nicht geflogen werden, entfielen.',
    '0.13.0':
      'Fluggesellschaften, die jeden Flug einzeln verkaufen, wie easyJet, Ryanair und Wizz Air, haben keine Umsteigeverbindungen mehr, denn niemand kann sie dort buchen. Sie fehlen nun in den Listen und in den typischen Werten von Strecken, die wenige ohne Zwischenstopp fliegen. Flüge zu weit entfernten Flughäfen, wie die nach München für Innsbruck, stehen nicht mehr für eine kurze Strecke. Einzelne Strecken und ihre Flugzeuge wurden berichtigt.',
    '0.12.0':
      'Von 199 Fluggesellschaften, zu denen keine Flotte bekannt war, ist sie es jetzt: Regionalgesellschaften mit Turboprop- und kleinen Düsenflugzeugen wie Precision Air, Ibom Air, Star Air aus Indien oder Azul Conecta, und Chartergesellschaften. Für ihre Flüge galt bisher eine Boeing 737-800, wie sie auf dieser Entfernung am häufigsten fliegt. Eine Cessna oder ein Regionaljet stößt je Person mehr aus, ein größeres Turboprop-Flugzeug weniger. Eine Teilstrecke, mit der ein Langstreckenflug weitergeht, wird mit dessen Flugzeug geflogen, wie die von KLM zwischen Kigali und Entebbe.',
    '0.11.0':
      'Als heute geflogen gelten jetzt mehr Strecken: der Rückweg von Strecken, die in der Liste der Flüge nur in einer Richtung stehen, rund 300 zusammengestellte Strecken, darunter 29 von Turkish Airlines ab Istanbul, die in der Liste noch beim alten Flughafen stehen, Strecken von Vietnam und Taiwan, die 2022 ausgesetzt waren, und die von Icelandair in die USA. Ein naher Flughafen macht aus einem Inlandsflug keinen Auslandsflug mehr, wie Johor Bahru bei Singapur. Kein Flug hat einen anderen Wert, einige typische Werte haben sich geändert.',
    '0.10.0':
      'Welche Strecken heute geflogen werden, wird besser beurteilt: Hat eine Schwestergesellschaft nur wenige Flüge auf einer Strecke, so fliegt die Gesellschaft dort auch selbst, etwa Lufthansa von London nach Frankfurt. Inlandsstrecken, die 2022 oft geflogen wurden, gelten nicht mehr als eingestellt. Einzelne Strecken sind berichtigt. Nahe Flughäfen jenseits eines Meeres oder einer geschlossenen Grenze zählen nicht mehr, wie Dalaman für Rhodos. Kein Flug hat einen anderen Wert, einige typische Werte haben sich geändert.',
    '0.9.0':
      'Die australische Statistik nennt Städte, nicht Flughäfen. Flüge nach Tokio, Seoul, Shanghai, Jakarta, London, Paris und Rom zählen jetzt zu den heute geflogenen und haben die dort gezählten Sitze. Bis dahin galten sie als eingestellt und fehlten in Listen und typischen Werten.',
    '0.8.0':
      'Für Flüge nach, von und in Australien gelten Auslastung, Typen und Sitze aus der australischen Statistik, für Flüge indischer Fluggesellschaften die Auslastung und, bei Schmalrumpfflugzeugen, die Fracht aus der indischen. Bis dahin galt, was bei der Fluggesellschaft oder weltweit üblich ist.',
  },
  carriers: {
    most: 'Fluggesellschaften, deren Werte sich am meisten änderten',
    all: 'Alle {count} Fluggesellschaften',
    columns: ['Fluggesellschaft', 'Geänderte Strecken', 'Mittel ihrer Strecken', 'Größte Änderung'],
  },
  routes: {
    most: 'Strecken, deren Werte sich am meisten änderten',
    all: 'Die {count} Strecken, deren Werte sich am meisten änderten',
    columns: ['Strecke', 'Fluggesellschaft', 'Änderung'],
  },
  changedOf: '{changed} von {asked}',
  route: '{origin} nach {destination}',
  ofAirline: '{route}, {airline}',
  feedTitle: '{model}: geänderte Werte der offenen Engine',
};
