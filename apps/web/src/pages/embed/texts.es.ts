import type { MessagesOf } from '@tim/languages';
import type { EMBED as English } from './texts.ts';

export const EMBED: MessagesOf<typeof English> = {
  title: 'Una cifra en su página',
  description:
    'Muestre las emisiones de un vuelo o de una ruta en su propia página, en una imagen, en una hoja de cálculo o en un programa.',
  introduction:
    'Elija un vuelo o una ruta, vea abajo el resultado y copie el código. La cifra va acompañada de su intervalo, de lo que incluye y de su autoría. Sin cuenta, sin clave, sin cookies.',
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
    date: 'Una fecha con el formato AAAA-MM-DD',
  },
  incomplete: 'Rellene los campos de arriba y el código aparecerá aquí.',
  preview: 'Así se ve',
  withoutScript: 'El formulario y la vista previa necesitan JavaScript. El código de abajo funciona tal cual.',
  codes: {
    element: {
      heading: 'En una página web',
      text: 'Un elemento personalizado que toma los colores de su página. Su script pesa menos de 10\u00a0kB y funciona con una Content-Security-Policy estricta que permita scripts y conexiones a este sitio.',
    },
    frame: {
      heading: 'En un marco',
      text: 'Para páginas que no admiten scripts. Los sistemas de publicación compatibles con oEmbed lo crean a partir de la dirección de un resultado.',
    },
    picture: {
      heading: 'Como imagen',
      text: 'Una tarjeta; con shape=badge, una insignia pequeña. La variante .png, en lugar de .svg, es para programas que no muestran gráficos vectoriales.',
    },
    markdown: { heading: 'En Markdown', text: 'Una insignia con un enlace a cómo se calcula la cifra.' },
    cell: {
      heading: 'En una hoja de cálculo',
      text: 'Un número en kilogramos. En la página para desarrolladores hay más ejemplos para Google Sheets, Excel, LibreOffice, R y Python.',
    },
  },
  more: { text: 'Todas las direcciones, formatos y ejemplos', href: '/developers/api#figures' },
  copy: 'Copiar: {what}',
  code: 'Código: {what}',
  alt: 'CO2e de este trayecto por pasajero',
  looks: {
    heading: 'Colores y tipografía',
    text: 'El elemento hereda la tipografía y los colores. Estas variables de CSS permiten cambiarlos:',
  },
  privacy: {
    heading: 'Qué se envía',
    text: 'Solo la consulta: aeropuertos, vuelo, fecha y clase. No se envían cookies ni la dirección de su página. Como todo servidor, este ve la dirección de red de quien consulta.',
  },
  sellers: {
    heading: 'Si vende vuelos',
    paragraphs: [
      'La autoridad de aviación del Reino Unido pide que quienes venden o anuncian vuelos con origen o destino en el Reino Unido muestren información ambiental a más tardar el 30 de abril de 2027 (CAP 3112). Las cifras deben figurar junto a cada oferta, en la búsqueda y en la reserva, y poder leerse sin hacer clic.',
      'El elemento declara lo que piden esos principios: método y versión, cifra por pasajero y clase, qué se incluye, intervalo y un enlace al cálculo. Muéstrelo entero, de la misma forma en todas las listas y con cifras de un solo método.',
      'No podemos asegurar que una implementación independiente del Travel Impact Model figure entre los métodos que acepta la autoridad, y esto no constituye asesoramiento jurídico. Las aerolíneas no pueden mostrar cifras propias de este tipo para rutas con origen o destino en aeropuertos de la Unión Europea al margen de la etiqueta de esta.',
    ],
  },
};
