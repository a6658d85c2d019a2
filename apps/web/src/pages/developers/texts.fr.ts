import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import type { DEVELOPERS as English } from './texts.ts';

export const DEVELOPERS: MessagesOf<typeof English> = {
  title: 'API pour développeurs',
  description: 'L’API du calculateur : méthodes, champs, limites, erreurs et exemples avec les réponses reçues.',
  introduction: [
    [
      'Demandez les émissions de nombreux vols à la fois depuis votre propre logiciel. Le service répond dans le format JSON de l’',
      { text: 'API Travel Impact Model', href: LINKS.developersApi },
      ' de Google : un client écrit pour elle fonctionne ici dès qu’on lui indique cette adresse.',
    ],
    [
      'Les chiffres sont des estimations du ',
      { text: 'moteur ouvert', href: PAGES.methodology },
      ' de ce site, faites à partir de données publiques. Ce ne sont pas les valeurs publiées par Google.',
    ],
    [
      {
        text: 'Pour une liste de vols dans un tableur, aucun code n’est nécessaire : fournissez-la à ce site.',
        href: PAGES.batch,
      },
    ],
  ],
  inEnglish: 'La signification des champs est donnée dans les termes de l’API elle-même, en anglais.',
  contents: 'Sur cette page',
  methods: 'Méthodes',
  typeNames: {
    int64: 'entier de 64 bits, en texte',
    oneOf: 'énumération',
    listOf: 'liste ({type})',
    listOfAtMost: 'liste ({type}), {most} au plus',
    mapTo: 'table associative, de texte à {type}',
    names: { integer: 'entier', number: 'nombre', string: 'texte', boolean: 'booléen', object: 'objet' },
  },
  calculatorsWord: 'Le calculateur dit « {word} ».',
  labels: {
    request: 'Requête',
    answer: 'Réponse',
    example: 'Exemple',
    given: 'Réponse reçue',
    kindWithSwitch: ' avec un paramètre de plus',
    withSwitch:
      'Avec un paramètre de plus, chaque entrée est plus détaillée, et celle qui n’a pas d’émissions indique pourquoi :',
  },
  given: 'Les réponses affichées sont celles du service, demandées le 21 novembre 2026.',
  figures: {
    heading: 'Un seul chiffre',
    introduction:
      'Pour une cellule, un lien, un badge : un chiffre à sa propre adresse, que chacun peut garder en cache pendant un jour. Ni clé ni corps de requête ; une erreur tient en une ligne de texte.',
    formats:
      'format (ou une extension comme .csv) vaut json, csv, txt (le nombre seul), svg ou png ; cabin vaut economy, premiumEconomy, business ou first ; unit vaut kg, g ou t. Pour les images, shape vaut card ou badge et theme vaut light, dark ou auto.',
    embed: { text: 'Un chiffre sur votre page : aperçu et code', href: PAGES.embed },
  },
  parameters: {
    heading: 'Paramètres de toutes les méthodes',
    introduction: 'Ils figurent dans l’adresse, après un point d’interrogation.',
  },
  keys: {
    heading: 'Clés',
    introduction:
      'Aucune clé n’est nécessaire, sauf si l’exploitant du service en demande une. Une requête sans clé reçoit alors le statut 403, et une requête avec une clé erronée le statut 400.',
  },
  headers: {
    heading: 'En-têtes d’une réponse',
    introduction:
      'Ils indiquent ce que le corps ne contient pas. Une page de n’importe quel site peut appeler cette API et les lire.',
  },
  errors: {
    heading: 'Erreurs',
    introduction:
      'Le corps d’une erreur est un google.rpc.Status. Un vol que personne ne connaît n’est pas une erreur : son entrée revient sans émissions.',
    example: 'Un champ inconnu, par exemple, reçoit ceci :',
  },
  types: { heading: 'Types', introduction: 'Un champ sans valeur est omis dans une réponse.' },
  clients: {
    heading: 'Clients et documents',
    introduction: 'Chaque client ci-dessous a été essayé avec ce service.',
    curl: 'Depuis la ligne de commande',
    official: 'Avec le client de Google pour Node.js',
    documents: [
      { text: 'OpenAPI 3.1', href: '/openapi.json', description: 'cette page en est tirée' },
      {
        text: 'Google API Discovery',
        href: '/$discovery/rest?version=v1',
        description: 'les clients de Google en sont générés',
      },
    ],
    tools:
      'Les modèles de langage interrogent le service par le Model Context Protocol, à /mcp, avec un outil par méthode : compute_flight_emissions, compute_detailed_flight_emissions, compute_typical_flight_emissions et compute_scope3_flight_emissions, et un de plus, list_ways_to_fly, pour toutes les compagnies d’une liaison un jour donné. Chaque réponse indique pourquoi une entrée n’a pas d’émissions.',
  },
};
