import type { MessagesOf } from '@tim/languages';
import type { HOME as English } from './texts.ts';

export const HOME: MessagesOf<typeof English> = {
  title: 'Travel Impact Model',
  description:
    'Das Travel Impact Model schätzt die Emissionen von Reisen klar und wissenschaftlich fundiert, nach dem neuesten Stand der Forschung.',
  subtitle: 'Schätzung der Klimawirkung von Flugreisen',
  sharedPicture: 'Bergketten in der Morgendämmerung unter zwei Flugbahnen.',
  formHint: 'Städte und Flughäfen mit Namen oder Code.',
  planTrip: 'Mit Zwischenstopp? Reise planen',
  meet: 'Reisende aus mehreren Städten? Treffpunkt finden',
  cards: [
    {
      title: 'Über das Modell',
      description: 'Was das Modell ist und wie es rechnet',
      linkName: 'Weiterlesen',
      href: '/about-tim',
      linkAriaLabel: 'Weiterlesen: über das Travel Impact Model',
    },
    {
      title: 'Aufsicht',
      description: 'Wer das Emissionsmodell beaufsichtigt und über Änderungen entscheidet',
      linkName: 'Weiterlesen',
      href: '/governance',
      linkAriaLabel: 'Weiterlesen: Aufsicht über das Travel Impact Model',
    },
    {
      title: 'Emissionsrechner',
      description: 'Emissionen eines Fluges berechnen und sehen, wovon sie abhängen',
      linkName: 'Ausprobieren',
      href: '/lookup/route',
      linkAriaLabel: 'Ausprobieren: Emissionsrechner',
    },
  ],
};
