import type { MessagesOf } from '@tim/languages';
import type { FAULTS as English } from './texts.ts';

export const FAULTS: MessagesOf<typeof English> = {
  unknownName: {
    atTop: 'Das JSON hat einen unbekannten Namen „{name}“: Ein solches Feld gibt es nicht.',
    within: 'Das JSON hat einen unbekannten Namen „{name}“ in „{path}“: Ein solches Feld gibt es nicht.',
  },
  unexpectedList: {
    atTop: 'Das JSON hat für „{name}“ eine Liste: Das Feld nimmt nur einen einzelnen Wert auf.',
    within: 'Das JSON hat für „{name}“ in „{path}“ eine Liste: Das Feld nimmt nur einen einzelnen Wert auf.',
  },
  invalidValue: {
    atTop: 'Ungültiger Wert ({type}): {value}',
    within: 'Ungültiger Wert in „{path}“ ({type}): {value}',
  },
  aList: 'eine Liste',
  anObject: 'ein Objekt',
  valueList: '{before}, {after}',
  unknownParameter: 'Diesen Parameter gibt es nicht. Möglich sind {known}.',
  givenTwice: 'Bitte diesen Parameter nur einmal angeben.',
  tooMany: 'Höchstens {most} Einträge in {name}; die Anfrage hat {count}.',
  tooManyWith: {
    includeOptions:
      'Höchstens {most} Einträge in {name}, wenn die Verbindungen mitgeliefert werden sollen; die Anfrage hat {count}.',
    includeWorking:
      'Höchstens {most} Einträge in {name}, wenn der Rechenweg mitgeliefert werden soll; die Anfrage hat {count}.',
  },
  date: 'Bitte ein Datum des Kalenders angeben, Jahr 1 bis 9999; was keine Rolle spielt, bleibt weg.',
  wholeDate: 'Bitte ein vollständiges Datum des Kalenders angeben: Jahr, Monat und Tag.',
  oneOf: 'Bitte einen dieser Werte angeben: {values}.',
  otherEnding: 'Die Adresse endet auf .{ending}: bitte format weglassen oder dasselbe angeben.',
  oneSubject: {
    flight: 'Bitte einen Flug angeben, etwa {example}.',
    route: 'Bitte eine Strecke angeben, etwa {example}.',
  },
  parts: {
    airport: 'Bitte den IATA-Code eines Flughafens mit 3 Buchstaben angeben, etwa „ZRH“.',
    carrier: 'Bitte den IATA-Code der ausführenden Fluggesellschaft mit 2 Zeichen angeben, etwa „LX“.',
    flightNumber:
      'Bitte die Flugnummer nur in Ziffern angeben, höchstens 20, etwa „52“, ohne den Code der Fluggesellschaft.',
    date: 'Bitte ein Datum des Kalenders als YYYYMMDD oder YYYY-MM-DD angeben.',
  },
  resultAddress: 'Bitte die Adresse eines Ergebnisses dieser Website angeben.',
  pixels: 'Bitte eine ganze Zahl von Pixeln angeben.',
  scope3: {
    cabinClass: 'Bitte die Kabinenklasse angeben.',
    date: 'Bitte ein Datum oder nur ein Jahr angeben, ab {firstYear}.',
    distance: 'Bitte eine Entfernung von mindestens 1 km und unter 2,5e16 km angeben.',
    placesOrDistance: 'Bitte Start und Ziel oder die Entfernung angeben.',
  },
};
