/** The page in a frame: the element, with the address's parameters as its attributes. */
import { languageOf, loadWords } from './languages.ts';
import { ATTRIBUTES } from './question.ts';
import { defineTravelImpactFigure, ELEMENT } from './travel-impact-figure.ts';

const asked = new URLSearchParams(window.location.search);
const figure = document.createElement(ELEMENT);
for (const name of ATTRIBUTES) {
  const value = asked.get(name);
  if (value !== null) figure.setAttribute(name, value);
}
const language = languageOf(asked.get('lang') ?? '');
document.documentElement.lang = language;
// Where its words do not come, the element says so; the page keeps the title it has.
void loadWords(language).then(
  ({ label }) => (document.title = label),
  () => undefined,
);
const theme = asked.get('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
document.body.append(figure);
defineTravelImpactFigure(window.location.origin);
