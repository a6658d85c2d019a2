import type { MessagesOf } from '@tim/languages';
import type { APP as English } from './texts.ts';

export const APP: MessagesOf<typeof English> = {
  skip: 'Aller au contenu principal',
  broken: 'Erreur inattendue de l’application',
  menu: {
    landmark: 'Navigation principale',
    drawer: 'Menu',
    inDrawer: 'Menu principal',
    further: 'Voyage, liste de vols et lieu de réunion',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
  },
  pages: {
    home: 'Accueil',
    about: 'Le modèle',
    governance: 'Gouvernance',
    calculator: 'Calculateur d’émissions',
    faq: 'FAQ',
    trip: 'Voyage',
    list: 'Liste de vols',
    meeting: 'Lieu de réunion',
  },
  languages: 'Langue',
  footer: {
    further: 'Chiffres et données',
    pages: {
      accuracy: 'Exactitude',
      methodology: 'Méthodologie',
      glossary: 'Glossaire',
      changes: 'Chiffres modifiés',
      embed: 'Intégrer',
      developers: 'API',
    },
    contact: 'Nous contacter',
    privacyPolicy: 'Confidentialité',
    poweredBy: 'Chiffres fournis par {provider}',
    providers: { engine: 'le moteur ouvert', google: 'Google' },
  },
  notices: {
    label: 'À propos de ce site',
    offline: 'Vous êtes hors ligne : calcul effectué sur cet appareil avec le Travel Impact Model {version}.',
    offlineWithDate:
      'Vous êtes hors ligne : calcul effectué sur cet appareil avec le Travel Impact Model {version}, données du {dated}.',
    update: 'Une nouvelle version de ce site est prête.',
    take: 'Mettre à jour',
  },
};
