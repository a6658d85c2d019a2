import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { FAQ as English } from './texts.ts';

type Texts = MessagesOf<typeof English>;

export const FAQ: Texts = {
  title: 'Häufige Fragen',
  description:
    'Antworten auf häufige Fragen zum Travel Impact Model: was es ist, warum es gebraucht wird und wer sich darum kümmert.',
  heading: 'Häufige Fragen',
  items: [
    {
      question: 'Was ist das Travel Impact Model?',
      answer: [
        [
          'Das Travel Impact Model (TIM) sagt die CO2e-Emissionen eines künftigen Fluges voraus, für einen Fluggast in jeder Kabine. Seine Methode ist veröffentlicht, seine Ergebnisse sind kostenlos, und es wird als öffentliches Gut gepflegt.',
        ],
        [
          'Google betreibt es. Seit ',
          { text: '2023', href: LINKS.committeeAnnouncement },
          ' wacht ein unabhängiger Beirat über seine Entwicklung.',
        ],
      ],
    },
    {
      question: 'Warum ist es nötig?',
      answer: [
        [
          'Flüge zwischen denselben zwei Städten können sehr unterschiedliche Emissionen verursachen. ',
          { text: 'Nach einer Studie', href: LINKS.itineraryVariation },
          ' sinkt das CO2 einer Reise um 22 bis 63\u00a0%, wenn man den Flug mit den geringsten Emissionen wählt. Wählen kann nur, wer vor der Buchung vergleichbare Werte sieht.',
        ],
        [
          'Die Branche hat sich zum Ziel gesetzt, ',
          { text: 'bis 2050 netto null CO2 zu verursachen', href: LINKS.netZeroResolution },
          '. Eine gemeinsame, offene Berechnungsweise macht den Fortschritt sichtbar.',
        ],
      ],
    },
    {
      question: 'Wo wird es heute verwendet?',
      answer: [
        [
          'Google Flüge zeigt die Schätzungen des Modells, ebenso Skyscanner, Booking.com, Expedia, Sabre, Amadeus, Travelport, Trip.com, Didi und First Choice. Die Mitglieder der ',
          { text: 'Travalyst-Koalition', href: LINKS.coalition },
          ' nutzen es als gemeinsame Grundlage, damit ein Flug auf allen ihren Seiten denselben Wert hat.',
        ],
      ],
    },
    {
      question: 'Welche Aufgabe hat das Sekretariat?',
      answer: [
        [
          'Das Sekretariat führt der International Council on Clean Transportation. Er erarbeitet die Grundlagen, leitet die Sitzungen des Beirats, gibt Entscheidungen öffentlich bekannt und hält Kontakt zu den Beteiligten.',
        ],
      ],
    },
    {
      question: 'Wer sitzt im Beirat?',
      answer: [
        [
          'Fachleute aus Fluggesellschaften, Hochschulen, Politik und Nichtregierungsorganisationen. Zwei Luftfahrtbehörden nehmen mit Beobachterstatus, ohne Stimmrecht, teil. Lesen Sie mehr ',
          { text: 'über das Modell', href: '/about-tim' },
          ', um das sie sich kümmern. Die Namen der Mitglieder stehen unter ',
          { text: 'Aufsicht', href: '/governance' },
          '.',
        ],
      ],
    },
  ],
};
