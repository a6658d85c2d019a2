import type { MessagesOf } from '@tim/languages';
import type { APP as English } from './texts.ts';

export const APP: MessagesOf<typeof English> = {
  skip: 'Ir al contenido principal',
  broken: 'Error inesperado de la aplicación',
  menu: {
    landmark: 'Principal',
    drawer: 'Menú',
    inDrawer: 'Menú principal',
    further: 'Viaje, lista de vuelos y reunión',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
  },
  pages: {
    home: 'Inicio',
    about: 'El modelo',
    governance: 'Gobernanza',
    calculator: 'Calculadora de emisiones',
    faq: 'Preguntas',
    trip: 'Viaje',
    list: 'Lista de vuelos',
    meeting: 'Reunión',
  },
  languages: 'Idioma',
  footer: {
    further: 'Cifras y datos',
    pages: {
      accuracy: 'Exactitud',
      methodology: 'Metodología',
      glossary: 'Glosario',
      changes: 'Cambios',
      embed: 'Insertar',
      developers: 'API',
    },
    contact: 'Contacto',
    privacyPolicy: 'Política de privacidad',
    poweredBy: 'Calculado por {provider}',
    providers: { engine: 'el motor abierto', google: 'Google' },
  },
  notices: {
    label: 'Acerca de este sitio',
    offline: 'Sin conexión: se calcula en este dispositivo con el Travel Impact Model {version}.',
    offlineWithDate:
      'Sin conexión: se calcula en este dispositivo con el Travel Impact Model {version}, datos del {dated}.',
    update: 'Hay una versión nueva de este sitio.',
    take: 'Cargarla',
  },
};
