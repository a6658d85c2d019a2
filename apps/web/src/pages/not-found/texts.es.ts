import type { MessagesOf } from '@tim/languages';
import type { NOT_FOUND as English } from './texts.ts';

export const NOT_FOUND: MessagesOf<typeof English> = {
  title: 'Página no encontrada',
  description: 'No se ha encontrado la página que busca.',
  code: '404',
  text: 'Página no encontrada',
  home: 'Ir a la página de inicio',
};
