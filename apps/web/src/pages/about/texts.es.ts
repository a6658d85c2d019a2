import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import type { ABOUT as English } from './texts.ts';

export const ABOUT: MessagesOf<typeof English> = {
  title: 'Acerca del Travel Impact Model',
  description:
    'Cómo estima el Travel Impact Model las emisiones de un vuelo por pasajero, qué principios sigue y cómo se puede usar.',
  introduction: [
    [
      'El Travel Impact Model (TIM) estima los gases de efecto invernadero que hay detrás de un asiento de avión. Si le indica un vuelo, responde, antes de que despegue, con los kilogramos de CO2e que corresponden a un pasajero, clase por clase.',
    ],
    [
      'Google administra el modelo, un Comité Asesor independiente lo supervisa y cualquiera puede usarlo: es un bien público. El grupo asesor independiente del ',
      { text: 'marco común de Travalyst', href: LINKS.coalition },
      ' ha revisado el modelo, y otros sitios de viajes, además de Google, muestran sus estimaciones junto a los precios de los vuelos que venden.',
    ],
  ],
  howItWorks: {
    heading: 'Cómo funciona el modelo',
    paragraphs: [
      [
        'El modelo estima primero el combustible que quema un vuelo, después las emisiones de producirlo y quemarlo, y por último reparte estas entre las personas a bordo. El resultado depende de cinco datos:',
      ],
    ],
    inputs: [
      { name: 'Origen y destino', text: 'fijan la distancia volada, rodeos incluidos.' },
      { name: 'Tipo de avión', text: 'fija cuánto combustible requiere esa distancia.' },
      {
        name: 'Clase y configuración de asientos',
        text: 'fijan la parte de cada asiento: al que ocupa más suelo le corresponde más combustible.',
      },
      {
        name: 'Factores de ocupación',
        text: 'indican cuántos asientos van ocupados y cuánta carga viaja en la bodega.',
      },
      {
        name: 'Uso medio del avión',
        text: 'suple lo que no se puede saber antes de la salida, como la ocupación de un vuelo concreto.',
      },
    ],
    closing: [
      'El resultado abarca todo el ciclo de vida del combustible, del pozo a la estela, y sigue la norma ISO 14083. Cada versión del modelo lleva un número y se publica con su método.',
    ],
  },
  principles: {
    heading: 'Principios del modelo',
    points: [
      {
        name: 'Exacto',
        text: 'Las estimaciones se comprueban con el consumo medido y se corrigen cuando no aciertan.',
      },
      {
        name: 'Preciso',
        text: 'Dos vuelos que difieren en avión, clase o ruta reciben cifras que también difieren.',
      },
      { name: 'Completo', text: 'Se puede consultar cualquier vuelo regular de pasajeros, en cualquier lugar.' },
      { name: 'Preparado para el futuro', text: 'Se pueden incorporar nuevos aviones, combustibles y hallazgos.' },
      { name: 'Transparente', text: 'El método, sus fuentes y sus cambios están a la vista de todos.' },
      { name: 'Coherente', text: 'El mismo vuelo recibe la misma cifra dondequiera que se muestre.' },
      {
        name: 'Accesible',
        text: 'No hay que comprar ninguna licencia ni abrir ninguna cuenta: los resultados son públicos.',
      },
    ],
  },
  howToUse: {
    heading: 'Cómo usar el TIM',
    paragraphs: [['Los resultados del modelo son gratuitos, y hay tres formas de acceder a ellos.']],
    cards: [
      {
        title: 'Calculadora de emisiones',
        description: 'Consulte aquí un vuelo o una ruta típica y vea de qué se compone la cifra.',
        linkValue: '/lookup/flight',
        linkAriaLabel: 'Abrir la calculadora de emisiones',
        externalLink: false,
      },
      {
        title: 'API para desarrolladores',
        description: 'Pida las emisiones de muchos vuelos a la vez desde su propio programa.',
        linkValue: LINKS.developersApi,
        linkAriaLabel: 'Leer la documentación de la API para desarrolladores',
        externalLink: true,
      },
      {
        title: 'Complemento para Google Sheets',
        description: 'Añada las emisiones junto a los vuelos de una hoja de cálculo, sin programar.',
        linkValue: LINKS.spreadsheetAddOn,
        linkAriaLabel: 'Obtener el complemento para Google Sheets',
        externalLink: true,
      },
    ],
    ownApi: [
      'También se pueden pedir las cifras de este sitio: vea ',
      { text: 'la API de la calculadora', href: '/developers/api' },
      ', ',
      { text: 'cómo las calcula su motor', href: PAGES.methodology },
      ' con datos públicos y ',
      { text: 'cuánto se acercan sus cifras', href: '/accuracy' },
      ' a las publicadas.',
    ],
    closing: [
      '¿Nada de esto encaja con lo que busca? ',
      { text: 'Escríbanos', href: LINKS.accessOptions },
      ' para hablar de otras formas de acceder a los datos.',
    ],
  },
  repository: { name: 'Leer el método en GitHub', href: LINKS.methodRepository },
};
