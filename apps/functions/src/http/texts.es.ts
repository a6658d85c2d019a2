import type { MessagesOf } from '@tim/languages';
import type { FAULTS as English } from './texts.ts';

export const FAULTS: MessagesOf<typeof English> = {
  unknownName: {
    atTop: 'El JSON tiene un nombre desconocido, «{name}»: ese campo no existe.',
    within: 'El JSON tiene un nombre desconocido, «{name}» en «{path}»: ese campo no existe.',
  },
  unexpectedList: {
    atTop: 'El JSON tiene una lista para «{name}»: ese campo solo admite un valor.',
    within: 'El JSON tiene una lista para «{name}» en «{path}»: ese campo solo admite un valor.',
  },
  invalidValue: {
    atTop: 'Valor no válido ({type}): {value}',
    within: 'Valor no válido en «{path}» ({type}): {value}',
  },
  aList: 'una lista',
  anObject: 'un objeto',
  valueList: '{before}, {after}',
  unknownParameter: 'Ese parámetro no existe. Los posibles son {known}.',
  givenTwice: 'Indique este parámetro una sola vez.',
  tooMany: 'Como máximo {most} entradas en {name}; la solicitud tiene {count}.',
  tooManyWith: {
    includeOptions:
      'Como máximo {most} entradas en {name} si se piden las opciones de vuelo; la solicitud tiene {count}.',
    includeWorking:
      'Como máximo {most} entradas en {name} si se pide el cálculo detallado; la solicitud tiene {count}.',
  },
  date: 'Indique una fecha del calendario, del año 1 al 9999; omita las partes que no importen.',
  wholeDate: 'Indique una fecha completa del calendario: año, mes y día.',
  oneOf: 'Indique uno de estos valores: {values}.',
  otherEnding: 'La dirección termina en .{ending}: omita format o indique el mismo valor.',
  oneSubject: {
    flight: 'Indique un solo vuelo, por ejemplo {example}.',
    route: 'Indique una sola ruta, por ejemplo {example}.',
  },
  parts: {
    airport: 'Indique el código IATA de 3 letras de un aeropuerto, por ejemplo «ZRH».',
    carrier: 'Indique el código IATA de 2 caracteres de la aerolínea que opera el vuelo, por ejemplo «LX».',
    flightNumber:
      'Indique el número de vuelo solo con cifras, 20 como máximo, por ejemplo «52», sin el código de la aerolínea.',
    date: 'Indique una fecha del calendario con la forma YYYYMMDD o YYYY-MM-DD.',
  },
  resultAddress: 'Indique la dirección de un resultado de este sitio.',
  pixels: 'Indique un número entero de píxeles.',
  scope3: {
    cabinClass: 'Indique la clase de cabina.',
    date: 'Indique una fecha, o solo un año, a partir de {firstYear}.',
    distance: 'Indique una distancia de al menos 1 km e inferior a 2,5e16 km.',
    placesOrDistance: 'Indique el origen y el destino, o la distancia.',
  },
};
