import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { FAQ as English } from './texts.ts';

export const FAQ: MessagesOf<typeof English> = {
  title: 'Preguntas frecuentes',
  description:
    'Respuestas a preguntas frecuentes sobre el Travel Impact Model: qué es, por qué hace falta y quién se ocupa de él.',
  heading: 'Preguntas frecuentes',
  items: [
    {
      question: '¿Qué es el Travel Impact Model?',
      answer: [
        [
          'El Travel Impact Model (TIM) predice las emisiones de CO2e de un vuelo futuro para un pasajero en cada clase. Su método está publicado, sus resultados son gratuitos y se mantiene como bien público.',
        ],
        [
          'Lo administra Google. Desde ',
          { text: '2023', href: LINKS.committeeAnnouncement },
          ', un Comité Asesor independiente supervisa su desarrollo.',
        ],
      ],
    },
    {
      question: '¿Por qué hace falta?',
      answer: [
        [
          'Dos vuelos entre las mismas ciudades pueden emitir cantidades muy distintas. Según la ',
          { text: 'investigación disponible', href: LINKS.itineraryVariation },
          ', elegir el vuelo que menos emite reduce el CO2 de un viaje entre un 22 y un 63\u00a0%. Los viajeros solo pueden elegir así si ven cifras comparables antes de reservar.',
        ],
        [
          'El sector se ha fijado como objetivo ',
          { text: 'cero emisiones netas de CO2 en 2050', href: LINKS.netZeroResolution },
          '. Una forma de contar común y abierta hace visibles los avances.',
        ],
      ],
    },
    {
      question: '¿Dónde se usa hoy?',
      answer: [
        [
          'Muestran las estimaciones del modelo Google Flights y también Skyscanner, Booking.com, Expedia, Sabre, Amadeus, Travelport, Trip.com, Didi y First Choice. Los miembros de la ',
          { text: 'coalición Travalyst', href: LINKS.coalition },
          ' lo usan como marco común, de modo que un mismo vuelo tiene la misma cifra en todos sus sitios.',
        ],
      ],
    },
    {
      question: '¿Qué hace la Secretaría?',
      answer: [
        [
          'Ejerce la Secretaría el International Council on Clean Transportation. Prepara la investigación de base, modera las reuniones del comité, comunica las decisiones al público y mantiene el contacto con las partes interesadas.',
        ],
      ],
    },
    {
      question: '¿Quién forma parte del Comité Asesor?',
      answer: [
        [
          'Expertos de aerolíneas, de universidades, del ámbito de las políticas públicas y de organizaciones no gubernamentales. Dos reguladores de la aviación participan como observadores sin voto. Lea más ',
          { text: 'sobre el modelo', href: '/about-tim' },
          ' del que se ocupan o consulte los nombres de los miembros en ',
          { text: 'Gobernanza', href: '/governance' },
          '.',
        ],
      ],
    },
  ],
};
