import type { MessagesOf } from '@tim/languages';
import type { EMBED as English } from './texts.ts';

export const EMBED: MessagesOf<typeof English> = {
  title: 'Un chiffre sur votre page',
  description:
    'Affichez les émissions d’un vol ou d’une liaison sur votre propre page, dans une image, un tableur ou un script.',
  introduction:
    'Choisissez un vol ou une liaison, voyez le résultat ci-dessous et copiez le code. Le chiffre est accompagné de sa fourchette, de ce qu’il comprend et de sa provenance. Ni compte, ni clé, ni cookie.',
  form: 'Ce qui est affiché',
  kind: 'Chiffre',
  kinds: { route: 'd’une liaison', flight: 'd’un vol' },
  from: 'Départ (code d’aéroport)',
  to: 'Destination (code d’aéroport)',
  flight: 'Vol',
  date: 'Date (AAAA-MM-JJ)',
  cabin: 'Cabine',
  cabins: { economy: 'Économique', premiumEconomy: 'Économique premium', business: 'Affaires', first: 'Première' },
  rules: {
    place: 'Code d’aéroport IATA, 3 lettres',
    flight: 'Code et numéro de la compagnie, comme LX52',
    date: 'Un jour écrit AAAA-MM-JJ',
  },
  incomplete: 'Remplissez les champs ci-dessus : le code apparaît ici.',
  preview: 'L’aperçu',
  withoutScript: 'Le formulaire et l’aperçu nécessitent JavaScript. Le code ci-dessous fonctionne tel quel.',
  codes: {
    element: {
      heading: 'Sur une page web',
      text: 'Un élément qui prend les couleurs de votre page. Son script pèse moins de 10 ko et fonctionne avec une Content-Security-Policy stricte qui autorise les scripts de ce site et les connexions vers lui.',
    },
    frame: {
      heading: 'Dans un cadre',
      text: 'Pour les pages qui n’acceptent pas de script. Les systèmes de gestion de contenu compatibles avec oEmbed le créent à partir de l’adresse d’un résultat.',
    },
    picture: {
      heading: 'En image',
      text: 'Une carte ; avec shape=badge, un petit badge. Un .png à la place de .svg convient aux programmes qui n’affichent pas les images vectorielles.',
    },
    markdown: { heading: 'En Markdown', text: 'Un badge, avec un lien vers le calcul du chiffre.' },
    cell: {
      heading: 'Dans un tableur',
      text: 'Un nombre en kilogrammes. La page pour développeurs en dit plus sur Google Sheets, Excel, LibreOffice, R et Python.',
    },
  },
  more: { text: 'Toutes les adresses, formats et exemples', href: '/developers/api#figures' },
  copy: 'Copier le code : {what}',
  code: 'Code : {what}',
  alt: 'CO2e de ce trajet par passager',
  looks: {
    heading: 'Couleurs et police',
    text: 'L’élément hérite de la police et des couleurs de la page. Ces variables CSS les modifient :',
  },
  privacy: {
    heading: 'Ce qui est envoyé',
    text: 'Seulement la question : aéroports, vol, date et cabine. Ni cookie, ni adresse de votre page. Comme tout serveur, celui-ci voit l’adresse réseau d’où vient la demande.',
  },
  sellers: {
    heading: 'Si vous vendez des vols',
    paragraphs: [
      'L’autorité britannique de l’aviation civile attend de ceux qui vendent ou annoncent des vols au départ ou à destination du Royaume-Uni qu’ils affichent une information environnementale d’ici au 30 avril 2027 (CAP 3112). Les chiffres doivent figurer à côté de chaque offre, dans la recherche et à la réservation, lisibles sans clic.',
      'L’élément indique ce que ces principes demandent : méthode et version, par passager et par cabine, ce qui est compté, la fourchette et un lien vers le détail du calcul. Affichez-le en entier, de la même façon dans toutes les listes, avec les chiffres d’une seule méthode.',
      'Nous ne pouvons pas promettre qu’une mise en œuvre indépendante du Travel Impact Model soit parmi les méthodes que l’autorité accepte, et ceci n’est pas un conseil juridique. Pour les liaisons au départ ou à destination d’aéroports de l’Union européenne, les compagnies ne peuvent pas afficher de tels chiffres en dehors du label de l’Union.',
    ],
  },
};
