import type { MessagesOf } from '@tim/languages';
import type { CHANGES as English } from './texts.ts';

export const CHANGES: MessagesOf<typeof English> = {
  title: 'Cambios en las cifras',
  description:
    'Qué ha cambiado cada versión del motor abierto en las cifras: en cuántas rutas de aerolíneas, en cuáles, cuánto y por qué.',
  introduction:
    'Al volver a consultar una cifra, esta puede ser otra, porque el motor o sus datos han mejorado. Aquí consta lo que ha cambiado cada versión, medido en todas las rutas conocidas de cada aerolínea: un vuelo de la lista en cada mes de un año, en turista, antes y después.',
  since: 'Se registra desde la versión 0.8.0 del motor.',
  again:
    'Cada respuesta indica la versión del motor y de los datos, de modo que la cifra de una versión anterior puede volver a calcularse.',
  feed: { text: 'Para seguir los cambios en un canal Atom:', name: 'changes.xml', href: '/changes.xml' },
  rows: 'Todas las filas de {version} en CSV',
  heading: 'Motor {version}, {date}',
  changed: '{changed} de {asked} rutas de aerolíneas tienen otra cifra.',
  none: 'Ninguna de las {asked} rutas de aerolíneas tiene otra cifra.',
  mean: 'En el conjunto de las rutas, el cambio medio es del {percent}.',
  largest: 'El mayor cambio es del {percent}: de {route}.',
  gained: 'Rutas que ahora tienen cifra y antes no: {routes}.',
  lost: 'Rutas que tenían cifra y ahora no: {routes}.',
  reasons: {
    '0.15.0':
      '155 rutas que las aerolíneas declaran en Estados Unidos cuentan ahora, aunque falten en la lista de vuelos, como la de American de Dallas a Nasáu. Además, se añadieron 15 rutas y se quitaron 2 que ya no se operan. Los vuelos de British Airways a Singapur se calculan ahora con el 777-300ER y el 787-9. Han cambiado unas 6 de cada 1000 cifras típicas.',
    '0.14.1':
      'Cuando la cabina de una aerolínea se ha leído en una página, ya no prevalece un recuento de asientos que puede ser de otros aviones suyos. El A330-200 de Azul de Orlando a Recife tiene sus propias cabinas, y no la media de estas y las de los A330-900.',
    '0.14.0':
      'Los tipos que una aerolínea solo opera desde algunas de sus bases ya no cuentan en sus otras rutas: los A380 de Lufthansa salen de Múnich, sus 747 de Fráncfort, y el Embraer 195-E2 no aterriza en London City. Los tipos que han dejado una flota ya no cuentan. Se añadieron 921 rutas que hoy se operan, casi todas largas, de verano o de un socio regional, y se quitaron 37 que no se operan.',
    '0.13.0':
      'Las aerolíneas que venden cada vuelo por separado, como easyJet, Ryanair y Wizz Air, ya no tienen conexiones, que nadie puede reservar con ellas: desaparecen de las listas y de las cifras típicas de rutas que pocas aerolíneas operan sin escala. Los vuelos a aeropuertos lejanos, como los de Múnich para Innsbruck, ya no cuentan para una ruta corta. Se corrigieron algunas rutas y sus aviones.',
    '0.12.0':
      'Se conocen las flotas de 199 aerolíneas que no tenían ninguna: aerolíneas regionales con turbohélices y reactores pequeños, como Precision Air, Ibom Air, Star Air de la India o Azul Conecta, y aerolíneas chárter. Hasta ahora sus vuelos contaban como los de un Boeing 737-800, el avión más habitual a esa distancia. Una Cessna o un reactor regional emite más por pasajero; un turbohélice grande, menos. Un tramo que prolonga un vuelo de larga distancia lo opera el avión de ese vuelo, como el de KLM entre Kigali y Entebbe.',
    '0.11.0':
      'Se encuentran más rutas que se operan hoy: la vuelta de las que la lista de vuelos tiene en un solo sentido, unas 300 rutas recopiladas, entre ellas 29 de Turkish Airlines desde Estambul que la lista sitúa en el aeropuerto antiguo, rutas de Vietnam y Taiwán suspendidas en 2022 y las de Icelandair a Estados Unidos. Un aeropuerto cercano ya no convierte un vuelo nacional en uno internacional, como hacía Johor Bahru con Singapur. Ningún vuelo tiene otra cifra, pero algunas cifras típicas han cambiado.',
    '0.10.0':
      'Se reconoce mejor qué rutas se operan hoy: una aerolínea cuya filial tiene solo unos pocos vuelos en una ruta la sigue operando ella misma, como Lufthansa de Londres a Fráncfort, y las rutas nacionales que se operaban a menudo en 2022 ya no se dan por suprimidas. Se han corregido algunas rutas. Ya no cuentan los aeropuertos cercanos que están al otro lado de un mar o de una frontera cerrada, como Dalaman para Rodas. Ningún vuelo tiene otra cifra, pero algunas cifras típicas han cambiado.',
    '0.9.0':
      'Las estadísticas australianas nombran ciudades, no aeropuertos. Los vuelos a Tokio, Seúl, Shanghái, Yakarta, Londres, París y Roma cuentan ahora entre los que se operan hoy, con los asientos que allí se registran. Hasta entonces se daban por suprimidos y faltaban en las listas y en las cifras típicas.',
    '0.8.0':
      'Los vuelos con origen o destino en Australia y los interiores de ese país toman la ocupación, los tipos de avión y los asientos de las estadísticas australianas; los de las aerolíneas de la India, la ocupación y, en aviones de fuselaje estrecho, la carga de las estadísticas indias. Hasta entonces se tomaban los valores habituales de la aerolínea o del mundo.',
  },
  carriers: {
    most: 'Aerolíneas cuyas cifras más han cambiado',
    all: 'Las {count} aerolíneas',
    columns: ['Aerolínea', 'Rutas cambiadas', 'Media de sus rutas', 'Mayor cambio'],
  },
  routes: {
    most: 'Rutas que más han cambiado',
    all: 'Las {count} rutas que más han cambiado',
    columns: ['Ruta', 'Aerolínea', 'Cambio'],
  },
  changedOf: '{changed} de {asked}',
  route: '{origin} a {destination}',
  ofAirline: '{route}, {airline}',
  feedTitle: '{model}: cambios en las cifras del motor abierto',
};
