import type { MessagesOf } from '@tim/languages';
import type { HOME as English } from './texts.ts';

export const HOME: MessagesOf<typeof English> = {
  title: 'Travel Impact Model',
  description:
    'El Travel Impact Model ofrece estimaciones claras de las emisiones de los viajes, con base científica y según la investigación más reciente.',
  subtitle: 'Estimación del impacto de los viajes en avión',
  sharedPicture: 'Crestas de montañas al amanecer bajo dos rutas de vuelo.',
  formHint: 'Ciudades y aeropuertos por nombre o código.',
  planTrip: '¿Con escala? Planifique un viaje',
  meet: '¿Personas de varias ciudades? Busque dónde reunirse',
  cards: [
    {
      title: 'El modelo',
      description: 'Qué es el modelo y cómo funciona',
      linkName: 'Leer más',
      href: '/about-tim',
      linkAriaLabel: 'Leer más sobre el Travel Impact Model',
    },
    {
      title: 'Gobernanza',
      description: 'Quién supervisa el modelo de emisiones y decide sus cambios',
      linkName: 'Leer más',
      href: '/governance',
      linkAriaLabel: 'Leer más sobre la gobernanza del Travel Impact Model',
    },
    {
      title: 'Calculadora de emisiones',
      description: 'Calcule las emisiones de un vuelo y entienda de qué dependen',
      linkName: 'Probar',
      href: '/lookup/route',
      linkAriaLabel: 'Probar la calculadora de emisiones',
    },
  ],
};
