import type { MessagesOf } from '@tim/languages';
import type { GOVERNANCE as English } from './texts.ts';

export const GOVERNANCE: MessagesOf<typeof English> = {
  title: 'Gouvernance',
  description:
    'Le comité consultatif indépendant veille à ce que le Travel Impact Model reste scientifiquement exact et transparent.',
  paragraphs: [
    [
      'Google administre le Travel Impact Model ; il ne décide pas seul de ce qui y entre. Un comité consultatif indépendant supervise le modèle : des experts du développement durable et de l’aviation, venus de l’industrie, de l’université, des politiques publiques et d’organisations non gouvernementales, qui examinent chaque changement avant qu’il soit adopté.',
    ],
    [
      'Un secrétariat apporte au comité une expertise technique fondée sur des preuves scientifiques. Ensemble, ils veillent à ce que le modèle reste exact et ses choix transparents, parce que le modèle est un bien public : ses estimations appartiennent à tous ceux qui préparent, vendent ou étudient un voyage.',
    ],
  ],
  secretariat: { heading: 'Secrétariat' },
  advisoryCommittee: { heading: 'Membres du comité consultatif' },
  footnote: '* Observateur sans droit de vote',
  observerLabel: '* signifie observateur sans droit de vote',
  briefs: {
    granularity:
      'Dans quelle mesure l’âge d’un avion, la variante de ses moteurs et sa charge utile modifient le carburant qu’il brûle, et ce qu’il faudrait pour que le modèle voie ces effets de second ordre.',
    contrails:
      'Quatre méthodes pour classer les vols selon le risque que leurs traînées réchauffent le climat. Celle qui est préférée rapporte les traînées d’un vol au CO2 typique de sa liaison.',
    selection:
      'Pourquoi le modèle passe aux données de consommation 2023 de l’Agence européenne pour l’environnement et ajoute un facteur pour la distance parcourue au-delà de l’orthodromie.',
    roadmap: 'Ce que le comité veut que le modèle aborde ensuite, et dans quel ordre.',
    validation: 'Comment les estimations du modèle sont confrontées à des relevés de consommation publics et privés.',
    cargo: 'Pourquoi le CO2 d’un vol est réparti selon la masse entre ses passagers et le fret en soute.',
  },
  revised: '{published} (révisé : {revised})',
  pdf: '{name}, PDF',
  publicationsHeading: 'Publications',
};
