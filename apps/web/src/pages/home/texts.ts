export const HOME = {
  title: 'Travel Impact Model',
  description:
    'The Travel Impact Model provides clear, science-based estimates of travel emissions, built on the latest research.',
  subtitle: 'Estimating the Impact of Air Travel',
  /** Of the picture that previews of the site show, behind its own words. */
  sharedPicture: 'Mountain ridges at dawn below two flight paths.',
  planTrip: 'A stop on the way? Plan a trip',
  meet: 'People from several cities? Find where to meet',
  cards: [
    {
      title: 'About',
      description: 'Learn more about the model and how it works',
      linkName: 'Read more',
      href: '/about-tim',
      linkAriaLabel: 'Read more about the Travel Impact Model',
    },
    {
      title: 'Governance',
      description: 'Learn who oversees & decides on changes to the emissions model',
      linkName: 'Read more',
      href: '/governance',
      linkAriaLabel: 'Read more about Travel Impact Model Governance',
    },
    {
      title: 'Emissions Calculator',
      description: "Use our tool to calculate and understand the factors in a flight's emissions",
      linkName: 'Try it',
      href: '/lookup/route',
      linkAriaLabel: 'Try it: emissions calculator',
    },
  ],
} as const;
