import type { MessagesOf } from '@tim/languages';
import type * as English from './texts.ts';

export const RECORD_TIERS: MessagesOf<typeof English.RECORD_TIERS> = {
  TIM_EMISSIONS:
    'Der Flug selbst: Fluggesellschaft, Nummer, Strecke und Monat. Nach unserer Zuordnung die treibstoffbasierte Methode des GHG Protocol.',
  TYPICAL_FLIGHT_EMISSIONS:
    'Die typischen Emissionen der Strecke: Die Hälfte der üblichen Verbindungen verursacht weniger, die Hälfte mehr. Nach unserer Zuordnung die entfernungsbasierte Methode.',
  DISTANCE_BASED_EMISSIONS:
    'Die Entfernung allein, mit Faktoren aller bekannten Flüge. Nach unserer Zuordnung die entfernungsbasierte Methode.',
};

export const RECORD_WARNINGS: MessagesOf<typeof English.RECORD_WARNINGS> = {
  TYPICAL_IN_PLACE_OF_FLIGHT: 'Für den Flug selbst gibt es keinen Wert: Es gilt der typische seiner Strecke.',
  DAY_NOT_KNOWN: 'Die Zeile nennt einen Monat und keinen Tag: Der Wert ist der des Fluges am 15. des Monats.',
  NUMBER_NOT_LISTED: 'Die Fluggesellschaft fliegt die Strecke; diese Flugnummer ist dort nicht verzeichnet.',
  AIRLINE_NOT_KNOWN: 'Die Fluggesellschaft der Zeile ist nicht bekannt: Der Wert berücksichtigt sie nicht.',
  FLEET_OF_ANOTHER_YEAR: 'Die Flugzeuge sind die von Ende 2025, nicht die aus dem Jahr des Fluges.',
  LOADS_OF_ANOTHER_YEAR:
    'Wie voll die Flüge in jenem Jahr waren, ist nicht bekannt: Der Wert beruht auf den Jahren 2023 bis 2026.',
  AIRCRAFT_NOT_KNOWN: 'Das in der Zeile genannte Flugzeug ist nicht bekannt: Es gilt der Wert des üblichen Flugzeugs.',
  AIRCRAFT_NOT_USED: 'Die Zeile nennt ein Flugzeug, das der Wert nicht berücksichtigt: Er gilt für die ganze Strecke.',
  RETURN_HAS_ITS_ROW: 'Die Zeile sagt „hin und zurück“; der Rückflug hat eine eigene Zeile und zählt nur dort.',
  TRIP_NOT_KNOWN: 'Die Art der Reise sagt nicht, ob es einen Rückflug gibt: Die Zeile zählt als einfache Strecke.',
  DIVERTED: 'Der Flug wurde umgeleitet: Er zählt bis zum Flughafen, auf dem er gelandet ist.',
  DIVERSION_NOT_KNOWN: 'Der Flug wurde umgeleitet, und die Zeile sagt nicht, wohin: Er zählt, wie er geplant war.',
  NO_DIRECT_FLIGHT:
    'Für einen Teil der Reise ist uns kein Direktflug bekannt: Dort zählt, was für Verbindungen mit Umstieg typisch ist.',
  CABIN_NOT_ON_BOARD: 'Das Flugzeug hat keine solche Kabine: Angegeben ist der Wert, der sich für ihre Sitze ergäbe.',
  CABIN_ON_FEW_WAYS:
    'Die meisten Verbindungen der Strecke haben keine solche Kabine: Angegeben ist der Wert, den die Methode trotzdem nennt.',
  AIRPORT_CLOSED:
    'Ein Flughafen der Strecke war zu dieser Zeit schon geschlossen: Der Wert gilt für andere Flughäfen dieser Stadt oder in der Nähe.',
  DISTANCE_IN_PLACE_OF_ROUTE:
    'Die Strecke oder ihre Fluggesellschaft ist inzwischen geschlossen: Heute gibt es keinen Direktflug mehr, und der Wert ist der ihrer Entfernung.',
  LABEL_NOT_FOR_REPORTS: 'Der Wert eines EU Flight Emissions Label, das nicht für Unternehmensberichte gedacht ist.',
};

export const RECORD_REASONS: MessagesOf<typeof English.RECORD_REASONS> = {
  INVALID_ROW: 'Die Zeile selbst ist fehlerhaft; ihr Text nennt das Feld und was richtig wäre.',
};

export const BATCH_RECORD: MessagesOf<typeof English.BATCH_RECORD> = {
  about:
    'Emissionen einer Liste von Flügen nach der offenen Engine des Travel Impact Model, im Browser berechnet. Ein Beleg für einen Bericht, keine Prüfung und kein Zertifikat.',
  method: {
    name: 'Travel Impact Model, Scope 3: der Flug selbst, sonst die typischen Emissionen seiner Strecke, sonst seine Entfernung',
    unit: 'CO2e Well-to-Wake; Gramm pro Fluggast, Kilogramm und Tonnen aller Fluggäste einer Zeile',
    fuel: 'Fossiles Kerosin; Faktoren von CORSIA, mit deren GWP-Grundlage',
    primaryData:
      'PRIMARY bezeichnet eine Eingabe aus ihrer Quelle, nicht Treibstoff, den eine Fluggesellschaft gemessen hat: Für ESRS E1 ist der Anteil der Primärdaten 0 %.',
    offsets: 'Keine Kompensation abgezogen',
  },
  declaration:
    'Die Angaben, die eine Erklärung nach ISO 14083 verlangt. Elemente sind Flughäfen als Hubs und das, was dazwischen geflogen wird; was für eine Strecke typisch ist, kann Zwischenstopps haben, die nicht genannt sind. Flughäfen sind getrennt ausgewiesen, mit einem Standardwert, nicht mit ihrem eigenen. Konformität wird nicht beansprucht.',
  repeat: {
    how: 'Die Liste speichern, wie sie gelesen wurde, den Befehl mit derselben Version von Engine und Daten ausführen und vergleichen: Die Antworten sind Byte für Byte dieselben.',
  },
  otherReason: 'Kein Wert berechenbar; der Grund steht in jeder Zeile.',
  texts: {
    cabin: 'Zeilen ohne Kabine gelten als {cabin}.',
    passengers: 'Zeilen ohne Zahl der Fluggäste gelten für einen Fluggast.',
    date: 'Zeilen ohne Datum erhalten den typischen Wert ihrer Strecke.',
    dateOrder: {
      'day-first': 'Datumsangaben, die sich auf zwei Arten lesen lassen, werden so gelesen: der Tag zuerst.',
      'month-first': 'Datumsangaben, die sich auf zwei Arten lesen lassen, werden so gelesen: der Monat zuerst.',
    },
  },
};
