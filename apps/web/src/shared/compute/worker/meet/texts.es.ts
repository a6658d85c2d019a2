import type { MessagesOf } from '@tim/languages';
import type { MEETING_RECORD as English } from './texts.ts';

export const MEETING_RECORD: MessagesOf<typeof English> = {
  about: 'Dónde convendría reunirse, según el motor abierto del Travel Impact Model, calculado en el navegador.',
  method: {
    name: 'Travel Impact Model, emisiones típicas de cada ruta, todas las aerolíneas, con las conexiones que incluyen las cifras típicas; los lugares, ordenados por la suma de todos',
    unit: 'g CO2e del pozo a la estela; de una persona, en los trayectos; de todas las que vienen, en los lugares',
    range:
      'half² = Σ_homes (people who come × h)², por debajo y por encima por separado: las personas de un mismo lugar se desvían igual; las de lugares distintos, por su cuenta',
    clearDifference: 'más de √(above² + below²) de los dos totales',
    online:
      'Esa parte de todas las personas, redondeada hacia abajo: en cada lugar, aquellas cuyo trayecto emite más. No se cuentan las emisiones de la propia reunión en línea.',
    withoutAWay:
      'No se conoce ningún vuelo, ni siquiera con una conexión. Si todos los vuelos terminan en otra ciudad, no cuentan como forma de llegar a un lugar que nadie ha indicado.',
  },
  byLand: 'Se dejan fuera los trayectos de menos de {km} km de círculo máximo: por tierra, no se cuentan.',
};
