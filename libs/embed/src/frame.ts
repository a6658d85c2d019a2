/** The page in a frame: the element, with the address's parameters as its attributes. */
import { ATTRIBUTES } from './question.ts';
import { defineTravelImpactFigure, ELEMENT } from './travel-impact-figure.ts';

const asked = new URLSearchParams(window.location.search);
const figure = document.createElement(ELEMENT);
for (const name of ATTRIBUTES) {
  const value = asked.get(name);
  if (value !== null) figure.setAttribute(name, value);
}
const theme = asked.get('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
document.body.append(figure);
defineTravelImpactFigure(window.location.origin);
