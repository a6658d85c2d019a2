import type { MessagesOf } from '@tim/languages';
import type { GOVERNANCE as English } from './texts.ts';

export const GOVERNANCE: MessagesOf<typeof English> = {
  title: 'Gobernanza',
  description:
    'El Comité Asesor independiente garantiza que el Travel Impact Model siga siendo científicamente exacto y transparente.',
  paragraphs: [
    [
      'Google administra el Travel Impact Model, pero no decide por sí sola lo que entra en él. Un Comité Asesor independiente supervisa el modelo: expertos en sostenibilidad y en aviación del sector, del mundo académico, del ámbito de las políticas públicas y de organizaciones no gubernamentales, que sopesan cada cambio antes de que se introduzca.',
    ],
    [
      'Una Secretaría apoya al comité con conocimientos técnicos basados en datos científicos. Ambos velan por que el modelo sea exacto y sus razones estén a la vista, porque el modelo es un bien público: sus estimaciones son de todos los que planifican, venden o estudian un viaje.',
    ],
  ],
  secretariat: { heading: 'Secretaría' },
  advisoryCommittee: { heading: 'Miembros del Comité Asesor' },
  footnote: '* Observador sin voto',
  observerLabel: '* significa observador sin voto',
  pdf: '{name}, PDF',
  briefs: {
    granularity:
      'En qué medida la antigüedad de un avión, su variante de motor y su carga útil cambian su consumo de combustible, y qué haría falta para que el modelo reflejase estos efectos de segundo orden.',
    contrails:
      'Cuatro métodos para clasificar los vuelos según el riesgo de que sus estelas calienten el clima. El preferido compara las estelas de un vuelo con el CO2 típico de su ruta.',
    selection:
      'Por qué el modelo pasa a los datos de combustible de 2023 de la Agencia Europea de Medio Ambiente y añade un factor por la distancia que los vuelos recorren más allá del círculo máximo.',
    roadmap: 'Qué quiere el comité que el modelo aborde a continuación y en qué orden.',
    validation:
      'Cómo se ponen a prueba las estimaciones del modelo con registros públicos y privados del combustible quemado.',
    cargo: 'Por qué el CO2 de un vuelo se reparte por masa entre sus pasajeros y la carga que viaja en la bodega.',
  },
  revised: '{published} (revisado: {revised})',
  publicationsHeading: 'Publicaciones',
};
