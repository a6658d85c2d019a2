import type { MessagesOf } from '@tim/languages';
import type { WHAT_IF as English } from './texts.ts';

export const WHAT_IF: MessagesOf<typeof English> = {
  introduction:
    'Changez ce sur quoi repose ce chiffre et voyez ce qu’il deviendrait. Ce que vous ne changez pas reste comme dans la réponse ci-dessus. Rien n’est envoyé : votre navigateur fait le calcul.',
  loading: 'Chargement des tables',
  loadFailed: 'Les tables n’ont pas pu être chargées. Vérifiez votre connexion.',
  failed: 'Le chiffre n’a pas pu être calculé.',
  again: 'Réessayer',
  notComplete: 'La réponse n’indique pas tout ce sur quoi repose son chiffre ; il ne peut donc pas être recalculé ici.',
  otherData:
    'Le chiffre ci-dessus a été calculé avec d’autres données que celles de cette page. Rechargez la page pour changer ce sur quoi il repose.',
  noFigure: 'Il n’y a pas de chiffre avec cet avion : ses sièges habituels ou sa consommation ne sont pas connus.',
  aircraft: 'Avion',
  asAnswered: '{name}, comme dans la réponse',
  aircraftHelp:
    'Un autre avion est pris avec les sièges que la compagnie y installe ou, à défaut, avec ceux qui y sont habituels.',
  seats: 'Sièges',
  load: 'Sièges occupés',
  cargo: 'Fret, en part de la masse des passagers et du fret',
  distance: 'Distance parcourue, rapportée au plus court chemin',
  sustainable: 'Carburant d’aviation durable, en part de la masse du carburant',
  saving: 'Gain de ce carburant sur son cycle de vie, %',
  savingHelp:
    'Ce qu’il émet de moins que le kérosène (89 g CO2e/MJ), de sa production à sa combustion. Son producteur l’indique ; il varie selon la matière première.',
  savingNeeded: 'Gain sur le cycle de vie : indiquez-le pour que le carburant durable soit compté.',
  savingRule: 'Gain sur le cycle de vie : un nombre de 0 à 100.',
  sustainableMethod:
    'Le Travel Impact Model ne déduit aucun carburant durable, pas même celui qu’indique un label. Ici, la part multipliée par le gain est déduite, comme le fait CORSIA (Annexe 16 de l’OACI, volume IV, 3.3.1).',
  seatRule: 'Sièges en {cabin} : un nombre entier, 0 ou plus.',
  noSeatRule: 'Sièges : l’avion doit en avoir au moins un.',
  mostSeatsRule:
    'Sièges : {seats} au total, c’est trop. Aucun avion de ligne ne peut transporter plus de {most} passagers.',
  beyondTable:
    'Le vol est plus long que la table de consommation de cet avion, qui s’arrête à {km} km. Au-delà, la consommation est extrapolée, et l’avion ne va peut-être pas si loin.',
  caption: 'Du puits au sillage, kg CO2e par passager :',
  original: 'Dans la réponse',
  changed: 'Avec vos changements',
  difference: 'Différence, kg',
  differencePercent: 'Différence, %',
  correct: 'Corrigez ce qui est signalé pour voir le chiffre.',
  reset: 'Réinitialiser',
  wasReset: 'De nouveau comme dans la réponse.',
  now: 'Économique avec vos changements : {kilograms} CO2e, {difference} ({percent})',
  says: 'Économique avec vos changements : {kilograms} kilogrammes d’équivalent CO2 par passager, différence {difference} kilogrammes, {percent} pour cent.',
  seatNames: {
    economy: 'Économique',
    premiumEconomy: 'Économique premium',
    business: 'Affaires',
    first: 'Première',
  },
};
