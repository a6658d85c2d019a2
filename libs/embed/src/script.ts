/** What a page loads from the site: the element, asking where the script is from. */
import { defineTravelImpactFigure } from './travel-impact-figure.ts';

defineTravelImpactFigure(new URL(import.meta.url).origin);
