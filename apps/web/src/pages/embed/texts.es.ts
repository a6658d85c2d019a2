import type { TextsOf } from '@tim/languages';
import { EMBED as ENGLISH } from './texts.ts';

export const EMBED: TextsOf<typeof ENGLISH> = {
  title: 'Una cifra en su página',
  description:
    'Muestre las emisiones de un vuelo o de una ruta en su propia página, en una imagen, una hoja de cálculo o un programa.',
  introduction:
    'Elija un vuelo o una ruta, véalo abajo y copie el código. La cifra lleva su intervalo, lo que cuenta y de quién es. Sin cuenta, sin clave, sin cookies.',
  form: 'Qué muestra',
  kind: 'De',
  kinds: { route: 'una ruta', flight: 'un vuelo' },
  from: 'Desde (código de aeropuerto)',
  to: 'Hasta (código de aeropuerto)',
  flight: 'Vuelo',
  date: 'Fecha (AAAA-MM-DD)',
  cabin: 'Clase',
  cabins: { economy: 'Turista', premiumEconomy: 'Turista premium', business: 'Business', first: 'Primera' },
  rules: {
    place: 'Código IATA de aeropuerto, 3 letras',
    flight: 'Código de aerolínea y número, como LX52',
    date: 'Un día escrito AAAA-MM-DD',
  },
  incomplete: 'Rellene los campos de arriba y el código aparecerá aquí.',
  preview: 'Así se ve',
  withoutScript: 'El formulario y la vista previa necesitan JavaScript. El código de abajo funciona tal cual.',
  codes: {
    element: {
      heading: 'En una página web',
      text: 'Un elemento propio que toma los colores de su página. Su script pesa menos de 10 kB y funciona con una Content-Security-Policy estricta que permita scripts y conexiones a este sitio.',
    },
    frame: {
      heading: 'En un marco',
      text: 'Para páginas que no admiten scripts. Los sistemas de publicación que conocen oEmbed lo crean a partir de la dirección de un resultado.',
    },
    picture: {
      heading: 'Como imagen',
      text: 'Una tarjeta; con shape=badge, una insignia pequeña. Con .png en lugar de .svg sirve para programas que no muestran dibujos.',
    },
    markdown: { heading: 'En Markdown', text: 'Una insignia con un enlace a cómo se calcula la cifra.' },
    cell: {
      heading: 'En una hoja de cálculo',
      text: 'Un número en kilogramos. En la página para desarrolladores hay más para Google Sheets, Excel, LibreOffice, R y Python.',
    },
  },
  more: { text: 'Todas las direcciones, formatos y ejemplos', href: '/developers/api#figures' },
  copy: (what) => `Copiar: ${what}`,
  code: (what) => `Código: ${what}`,
  alt: 'CO2e de este trayecto por pasajero',
  looks: {
    heading: 'Colores y letras',
    text: 'El elemento hereda letras y colores. Estas variables de CSS los cambian:',
    variables: ENGLISH.looks.variables,
  },
  privacy: {
    heading: 'Qué se envía',
    text: 'Solo la pregunta: aeropuertos, vuelo, fecha y clase. Ninguna cookie, ni la dirección de su página. Como todo servidor, este ve la dirección de red de quien pregunta.',
  },
  sellers: {
    heading: 'Si vende vuelos',
    paragraphs: [
      'La autoridad de aviación del Reino Unido espera que quienes venden o anuncian vuelos desde o hacia el Reino Unido muestren información ambiental antes del 30 de abril de 2027 (CAP 3112). Las cifras deben estar junto a cada oferta, en la búsqueda y en la reserva, legibles sin un clic.',
      'El elemento declara lo que piden esos principios: método y versión, por pasajero y clase, qué se cuenta, intervalo y un enlace al cálculo. Muéstrelo entero, igual en todas las listas y con cifras de un solo método.',
      'No nos corresponde prometer que una implementación independiente del Travel Impact Model esté entre los métodos que acepta la autoridad, y esto no es asesoramiento jurídico. Las aerolíneas no pueden mostrar cifras propias de este tipo para rutas desde y hacia aeropuertos de la Unión Europea fuera de su etiqueta.',
    ],
  },
};
