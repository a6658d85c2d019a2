import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import type { DEVELOPERS as English } from './texts.ts';

export const DEVELOPERS: MessagesOf<typeof English> = {
  title: 'API para desarrolladores',
  description: 'La API de la calculadora: métodos, campos, límites, errores y ejemplos con las respuestas obtenidas.',
  introduction: [
    [
      'Pida las emisiones de muchos vuelos a la vez desde su propio programa. El servicio responde en el JSON de la ',
      { text: 'API del Travel Impact Model', href: LINKS.developersApi },
      ' de Google, así que un cliente escrito para ella funciona aquí en cuanto conoce esta dirección.',
    ],
    [
      'Las cifras son estimaciones del ',
      { text: 'motor abierto', href: PAGES.methodology },
      ' de este sitio, hechas con datos públicos. No son los valores publicados por Google.',
    ],
    [
      {
        text: 'Para una lista de vuelos de una hoja de cálculo no hace falta programar: úsela en este mismo sitio.',
        href: PAGES.batch,
      },
    ],
  ],
  inEnglish: 'El significado de los campos se da con las palabras de la propia API, en inglés.',
  contents: 'En esta página',
  methods: 'Métodos',
  typeNames: {
    int64: 'entero de 64 bits, como texto',
    oneOf: 'uno de',
    listOf: 'lista de {type}',
    listOfAtMost: 'lista de {type}, como máximo {most}',
    mapTo: 'mapa de texto a {type}',
    names: { integer: 'entero', number: 'número', string: 'texto', boolean: 'booleano', object: 'objeto' },
  },
  calculatorsWord: 'En la calculadora se llama «{word}».',
  labels: {
    request: 'Petición',
    answer: 'Respuesta',
    example: 'Ejemplo',
    given: 'Respuesta recibida',
    kindWithSwitch: ' con una opción',
    withSwitch: 'Con una opción, cada entrada da más información, y la que no tiene emisiones indica por qué:',
  },
  given: 'Las respuestas mostradas son las del propio servicio, obtenidas el 21 de noviembre de 2026.',
  figures: {
    heading: 'Una sola cifra',
    introduction:
      'Para una celda, un enlace o una insignia: una cifra con su propia dirección, que cualquiera puede conservar durante un día. Sin clave ni cuerpo de petición; los errores son una línea de texto.',
    formats:
      'format (o una extensión como .csv) es json, csv, txt (solo el número), svg o png; cabin es economy, premiumEconomy, business o first; unit es kg, g o t. En las imágenes, shape es card o badge y theme es light, dark o auto.',
    embed: { text: 'Una cifra en su propia página: vista previa y código', href: PAGES.embed },
  },
  parameters: {
    heading: 'Parámetros de todos los métodos',
    introduction: 'Van en la dirección, tras un signo de interrogación.',
  },
  keys: {
    heading: 'Claves',
    introduction:
      'No hace falta clave, salvo que la exija quien gestiona el servicio. En ese caso, una petición sin clave recibe el código de estado 403, y una con una clave errónea, el 400.',
  },
  headers: {
    heading: 'Cabeceras de una respuesta',
    introduction: 'Indican lo que no dice el cuerpo. Una página de cualquier sitio puede llamar a esta API y leerlas.',
  },
  errors: {
    heading: 'Errores',
    introduction:
      'Un error tiene el cuerpo de un google.rpc.Status. Un vuelo desconocido no es un error: su entrada se devuelve sin emisiones.',
    example: 'Un campo desconocido, por ejemplo, recibe esta respuesta:',
  },
  types: { heading: 'Tipos', introduction: 'Un campo sin valor se omite en la respuesta.' },
  clients: {
    heading: 'Clientes y documentos',
    introduction: 'Todos los clientes siguientes se han probado con este servicio.',
    curl: 'Desde la línea de comandos',
    official: 'Con el cliente de Google para Node.js',
    documents: [
      { text: 'OpenAPI 3.1', href: '/openapi.json', description: 'a partir de él se elabora esta página' },
      {
        text: 'Google API Discovery',
        href: '/$discovery/rest?version=v1',
        description: 'a partir de él se generan los clientes de Google',
      },
    ],
    tools:
      'Los modelos de lenguaje consultan mediante el Model Context Protocol en /mcp, con una herramienta por método: compute_flight_emissions, compute_detailed_flight_emissions, compute_typical_flight_emissions y compute_scope3_flight_emissions, y otra más, list_ways_to_fly, para saber quién opera una ruta un día determinado. Cada respuesta indica por qué una entrada no tiene emisiones.',
  },
};
