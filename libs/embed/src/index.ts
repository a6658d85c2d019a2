export { ATTRIBUTES, type Attribute } from './question.ts';
export { defineTravelImpactFigure, ELEMENT } from './travel-impact-figure.ts';
