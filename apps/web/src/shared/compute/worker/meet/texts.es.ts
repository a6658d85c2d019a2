import type { TextsOf } from '@tim/languages';
import { MODEL_NAME } from '../../../../config/site.ts';
import type { MEETING_RECORD as English } from './texts.ts';

export const MEETING_RECORD: TextsOf<typeof English> = {
  about: `Dónde convendría reunirse, según el motor abierto del ${MODEL_NAME}, calculado en el navegador.`,
  method: {
    name: `${MODEL_NAME}, emisiones típicas de cada ruta, todas las aerolíneas, con las conexiones que cuentan las cifras típicas; los lugares, por la suma de todos`,
    unit: 'g CO2e del pozo a la estela; de una persona en un trayecto, de todas las que vienen en un lugar',
    range:
      'half² = Σ_homes (people who come × h)², por debajo y por encima por separado: las personas de un mismo lugar se desvían igual; las de lugares distintos, por su cuenta',
    clearDifference: 'más de √(above² + below²) de los dos totales',
    online:
      'Esa parte de todas las personas, redondeada hacia abajo: en cada lugar, aquellas cuyo trayecto emite más. No se cuenta lo que emite reunirse en línea.',
    withoutAWay:
      'No se conoce ningún vuelo, ni siquiera con un cambio. Los vuelos que terminan todos en otra ciudad no llevan a un lugar que nadie ha nombrado.',
  },
  byLand: (km) => `Se dejan fuera los trayectos de menos de ${km} km de círculo máximo: por tierra, no se cuentan.`,
};
