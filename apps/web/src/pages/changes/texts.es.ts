import type { TextsOf } from '@tim/languages';
import type { CHANGES as English } from './texts.ts';

export const CHANGES: TextsOf<typeof English> = {
  title: 'Cifras cambiadas',
  description:
    'Qué ha cambiado en las cifras cada versión del motor abierto: en cuántas rutas de aerolíneas, en cuáles, cuánto y por qué.',
  introduction:
    'Una cifra que se pide de nuevo puede ser otra, porque el motor o sus datos han mejorado. Aquí consta lo que ha cambiado cada versión, medido en todas las rutas conocidas de cada aerolínea: un vuelo registrado en cada mes de un año, en turista, antes y después.',
  since: 'Se anota desde el motor 0.8.0.',
  again:
    'Cada respuesta nombra su motor y sus datos, de modo que la cifra de una versión anterior puede calcularse de nuevo.',
  feed: { text: 'Se puede seguir como canal:', name: 'changes.xml', href: '/changes.xml' },
  rows: (version) => `Todas las filas de ${version} en CSV`,
  heading: (version, date) => `Motor ${version}, ${date}`,
  changed: (changed, asked) => `${changed} de ${asked} rutas de aerolíneas tienen otra cifra.`,
  none: (asked) => `Ninguna de las ${asked} rutas de aerolíneas tiene otra cifra.`,
  mean: (percent) => `En el conjunto de las rutas es un ${percent} de media.`,
  largest: (percent, route) => `El mayor cambio es del ${percent}: ${route}.`,
  gained: (routes) => `Rutas con cifra que antes no la tenían: ${routes}.`,
  lost: (routes) => `Rutas sin cifra que antes la tenían: ${routes}.`,
  reasons: {
    '0.8.0':
      'Los vuelos hacia Australia, desde ella y dentro de ella toman la ocupación, los tipos y los asientos que cuenta la estadística australiana; los de las aerolíneas de la India, la ocupación y, en fuselaje estrecho, la carga que cuenta la India. Hasta entonces tomaban lo habitual de la aerolínea o del mundo.',
  },
  carriers: {
    most: 'Aerolíneas cuyas cifras más cambiaron',
    all: (count) => `Las ${count} aerolíneas`,
    columns: ['Aerolínea', 'Rutas cambiadas', 'Media de sus rutas', 'Mayor cambio'],
  },
  routes: {
    most: 'Rutas que más cambiaron',
    all: (count) => `Las ${count} rutas que más cambiaron`,
    columns: ['Ruta', 'Aerolínea', 'Cambio'],
  },
  changedOf: (changed, asked) => `${changed} de ${asked}`,
  route: (origin, destination) => `De ${origin} a ${destination}`,
  ofAirline: (route, airline) => `${route}, ${airline}`,
  feedTitle: (model) => `${model}: cifras cambiadas del motor abierto`,
};
