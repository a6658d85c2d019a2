export const NOT_FOUND = {
  title: 'Page Not Found',
  description: 'The page you are looking for could not be found.',
  code: '404',
  text: 'Page not found',
  home: 'Go to the home page',
} as const;
