import type { MessagesOf } from '@tim/languages';
import type { APP as English } from './texts.ts';

export const APP: MessagesOf<typeof English> = {
  skip: 'Zum Inhalt springen',
  broken: 'Unerwarteter Fehler!',
  menu: {
    landmark: 'Hauptnavigation',
    drawer: 'Menü',
    inDrawer: 'Hauptmenü',
    further: 'Reise, Flugliste und Treffen',
    open: 'Menü öffnen',
    close: 'Menü schließen',
  },
  pages: {
    home: 'Startseite',
    about: 'Über das TIM',
    governance: 'Aufsicht',
    calculator: 'Emissionsrechner',
    faq: 'Häufige Fragen',
    trip: 'Reise',
    list: 'Flugliste',
    meeting: 'Treffen',
  },
  languages: 'Sprache',
  footer: {
    further: 'Werte und Daten',
    pages: {
      accuracy: 'Genauigkeit',
      methodology: 'Methodik',
      glossary: 'Glossar',
      changes: 'Geänderte Werte',
      embed: 'Einbetten',
      developers: 'API',
    },
    contact: 'Kontakt',
    privacyPolicy: 'Datenschutzerklärung',
    poweredBy: 'Berechnet von {provider}',
    providers: { engine: 'der offenen Engine', google: 'Google' },
  },
  notices: {
    label: 'Zu dieser Website',
    offline: 'Sie sind offline: auf diesem Gerät berechnet mit dem Travel Impact Model {version}.',
    offlineWithDate:
      'Sie sind offline: auf diesem Gerät berechnet mit dem Travel Impact Model {version}, Datenstand {dated}.',
    update: 'Eine neue Version dieser Website ist verfügbar.',
    take: 'Neu laden',
  },
};
