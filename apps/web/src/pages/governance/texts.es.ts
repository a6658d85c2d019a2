import type { TextsOf } from '@tim/languages';
import { MODEL_NAME, PROVIDER } from '../../config/site.ts';
import { GOVERNANCE as ENGLISH } from './texts.ts';

export const GOVERNANCE: TextsOf<typeof ENGLISH> = {
  title: 'Gobernanza',
  description: `El Comité Asesor independiente asegura que el ${MODEL_NAME} siga siendo científicamente exacto y transparente.`,
  paragraphs: [
    [
      `${PROVIDER} administra el ${MODEL_NAME}, pero no decide por sí sola lo que entra en él. Un Comité Asesor independiente supervisa el modelo: expertos en sostenibilidad y en aviación de la industria, la universidad, la política y las organizaciones no gubernamentales, que sopesan cada cambio antes de hacerlo.`,
    ],
    [
      'Una Secretaría apoya al comité con conocimientos técnicos basados en pruebas científicas. Juntos mantienen el modelo exacto y sus razones a la vista, porque el modelo es un bien público: sus estimaciones son de todos los que planifican, venden o estudian un viaje.',
    ],
  ],
  secretariat: { heading: 'Secretaría', members: ENGLISH.secretariat.members },
  advisoryCommittee: { heading: 'Miembros del Comité Asesor', members: ENGLISH.advisoryCommittee.members },
  footnote: '* Observador sin voto',
  observerLabel: '* significa observador sin voto',
  pdf: (name) => `${name}, PDF`,
  publicationsHeading: 'Publicaciones',
};
