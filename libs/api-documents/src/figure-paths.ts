import { CABIN_CLASSES, CARD_WIDTHS, FIGURE_FORMATS, FIGURE_LANGUAGES, SHAPES, THEMES, UNITS } from '@tim/figure';
import { LIMITS } from '@tim/validation';
import { headersOn } from './answer-headers.ts';
import { HTTP_STATUS } from './http-status.ts';
import type { OpenApiParameter, OpenApiReading, OpenApiPath } from './openapi-types.ts';

const choice = (name: string, values: readonly string[], description: string, first = values[0]): OpenApiParameter => ({
  name,
  in: 'query',
  schema: { type: 'string', enum: [...values], ...(first !== undefined && { default: first }) },
  description,
});

const PARAMETERS: readonly OpenApiParameter[] = [
  choice('cabin', CABIN_CLASSES, 'Cabin class.'),
  choice('unit', UNITS, 'Unit of the amounts; whole grams read alike in every country.'),
  choice(
    'format',
    FIGURE_FORMATS,
    'As what it is answered: json and csv with everything that is known, txt the number alone, svg and png as a picture. The same as an ending of the address: .svg.',
  ),
  choice('shape', SHAPES, 'Of a picture: a card of 1200 × 630 px, or a badge as small as its words.'),
  choice('width', CARD_WIDTHS, 'Of a card as png: its width in pixels.'),
  choice(
    'theme',
    THEMES,
    'Colours of a picture. A drawing (svg) asks the reader’s system unless told; a png is light.',
    'auto',
  ),
  choice(
    'lang',
    FIGURE_LANGUAGES,
    'Language of the names of cities, of what a picture says, and of why there is no figure. A png is in all but Japanese. What is wrong with an address is said in English.',
  ),
];

const TEXT = { type: 'string' } as const;
const BINARY = { type: 'string', contentMediaType: 'image/png' } as const;

const errorLine = (description: string, headers = headersOn('error')) => ({
  description,
  headers,
  content: { 'text/plain': { schema: TEXT } },
});

const ERRORS: Readonly<Record<string, string>> = {
  [HTTP_STATUS.INVALID_ARGUMENT]:
    'The address or a parameter is wrong, or a parameter is given twice; the line names each part at fault. A date that is past or too far ahead has X-Unavailable-Reason: DATE_OUT_OF_WINDOW.',
  [HTTP_STATUS.NOT_FOUND]:
    'There is no figure; the line says why, X-Unavailable-Reason as a code. A picture says it in its place.',
  [HTTP_STATUS.RESOURCE_EXHAUSTED]: 'Too many requests; Retry-After says when to ask again.',
  [HTTP_STATUS.INTERNAL]: 'The service is at fault.',
  [HTTP_STATUS.UNAVAILABLE]: 'Whoever answers does not. Ask again.',
  [HTTP_STATUS.DEADLINE_EXCEEDED]: 'Whoever answers took too long. Ask again.',
};

const COST = `It may be kept for a day, and has an ETag. In the rate limit it counts for 1, or 2 with what is typical beside it; a png for ${LIMITS.workOfPicture} more. No key is asked for, and pages of any site may read it. Errors are one line of text.`;

type Told = Pick<OpenApiReading, 'operationId' | 'summary' | 'description'> & {
  readonly itinerary: string;
  readonly example: string;
};

function reading({ itinerary, example, ...told }: Told): OpenApiReading {
  const path: OpenApiParameter = {
    name: 'itinerary',
    in: 'path',
    required: true,
    schema: { ...TEXT, examples: [example] },
    description: itinerary,
  };
  const errors = Object.entries(ERRORS).map(([status, description]) => [
    status,
    errorLine(description, headersOn('error', 'figure')),
  ]);
  return {
    ...told,
    security: [{}],
    parameters: [path, ...PARAMETERS],
    responses: {
      '200': {
        description: 'The figure.',
        headers: headersOn('answer'),
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Figure' } },
          'text/csv': { schema: TEXT },
          'text/plain': { schema: TEXT, example: '352.187' },
          'image/svg+xml': { schema: TEXT },
          'image/png': { schema: BINARY },
        },
      },
      '304': { description: 'The same as before: If-None-Match named its ETag.', headers: headersOn() },
      ...Object.fromEntries(errors),
    },
  };
}

/** The addresses of one figure. */
export function figurePaths(): Readonly<Record<string, OpenApiPath>> {
  return {
    '/v1/figures/flight/{itinerary}': {
      get: reading({
        operationId: 'getFlightFigure',
        summary: 'One figure of a flight',
        description: `One figure of a flight, for a cell, a badge or a page. ${COST}`,
        itinerary:
          'Origin, destination, operating airline, flight number and date of departure, as the calculator’s address has them. The date may be YYYY-MM-DD too.',
        example: 'ZRH-BOS-LX-52-20270110',
      }),
    },
    '/v1/figures/route/{itinerary}': {
      get: reading({
        operationId: 'getRouteFigure',
        summary: 'One figure of what is typical between two airports',
        description: `What is typical between two airports, whatever the airline and the date. ${COST}`,
        itinerary: 'Origin and destination.',
        example: 'LHR-JFK',
      }),
    },
    '/v1/oembed': {
      get: {
        operationId: 'getOembed',
        summary: 'A result as oEmbed 1.0',
        description:
          'What stands at a link to a result of this site, for programs that show links as what they lead to: a frame with the figure, and its card. No key is asked for.',
        security: [{}],
        parameters: [
          {
            name: 'url',
            in: 'query',
            required: true,
            schema: TEXT,
            description:
              'Address of a result: /lookup/flight or /lookup/route with its itinerary, in any language of the site (/de/lookup/route). The frame is in the same language.',
          },
          choice('format', ['json'], 'Only JSON is offered.'),
          {
            name: 'maxwidth',
            in: 'query',
            schema: { type: 'integer' },
            description: 'Most room there is for the frame and the picture, in pixels.',
          },
          { name: 'maxheight', in: 'query', schema: { type: 'integer' }, description: 'The same downwards.' },
        ],
        responses: {
          '200': {
            description: 'The frame and the card.',
            headers: headersOn(),
            content: { 'application/json': { schema: { type: 'object' } } },
          },
          '400': errorLine('A parameter is wrong or given twice.'),
          '404': errorLine('The address is none of a result.'),
          '501': errorLine('Another format than JSON.'),
        },
      },
    },
  };
}
