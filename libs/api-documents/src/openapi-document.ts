import { apiSchema } from '@tim/messages/api-v1-schema';
import { LIMITS } from '@tim/validation';
import { ANSWER_HEADERS, headersOn } from './answer-headers.ts';
import { errorExample, examples, switchExample } from './examples.ts';
import { figurePaths } from './figure-paths.ts';
import { HTTP_STATUS } from './http-status.ts';
import type { StatusCode } from './http-status.ts';
import { messageSchemas } from './json-schema.ts';
import type { Dialect, JsonSchema } from './json-schema.ts';
import type { OpenApiDocument, OpenApiParameter, OpenApiResponse } from './openapi-types.ts';
import { ERROR_FORMAT } from './system-parameters.ts';

const DIALECT: Dialect = {
  reference: (message) => ({ $ref: `#/components/schemas/${message}` }),
  enumeration: (values) => ({
    type: 'string',
    enum: values.map(({ name }) => name),
    'x-enum-descriptions': values.map(({ description }) => description),
  }),
};

/** What each error means to a caller. */
const ERRORS: Readonly<Record<Exclude<StatusCode, 'NOT_FOUND' | 'UNIMPLEMENTED'>, string>> = {
  INVALID_ARGUMENT: 'The request cannot be read, or asks for what cannot be answered; the details name each field.',
  PERMISSION_DENIED: 'The operator asks for an API key and none was given.',
  RESOURCE_EXHAUSTED: 'Too many requests; Retry-After says when to ask again.',
  INTERNAL: 'The service is at fault.',
  UNAVAILABLE: 'Whoever answers does not. Ask again.',
  DEADLINE_EXCEEDED: 'Whoever answers took too long. Ask again.',
};

const errorResponses: Readonly<Record<string, OpenApiResponse>> = Object.fromEntries(
  Object.entries(ERRORS).map(([code, description]) => {
    const example = code === 'INVALID_ARGUMENT' && { example: errorExample.answer };
    const content = { 'application/json': { schema: DIALECT.reference('Error'), ...example } };
    const status = String(HTTP_STATUS[code as keyof typeof ERRORS]);
    return [status, { description: `${code}: ${description}`, headers: headersOn('error'), content }];
  }),
);

const json = (message: string, example: unknown) => ({
  'application/json': { schema: DIALECT.reference(message), example },
});

/** What a request may hold and cost; the error that refuses one names the limit. */
const REQUEST_LIMITS = [
  `JSON of at most ${LIMITS.bodyBytes} bytes, lists and objects at most ${LIMITS.depth} deep in one another, at most ${LIMITS.commas} commas.`,
  `At most ${LIMITS.entriesWithWorking} flights or markets where their working is asked for.`,
  `The answer is at most ${LIMITS.answerBytes} bytes before it is compressed.`,
  `At most ${LIMITS.entriesWithOptions} markets in a request for their options.`,
  `In the rate limit a request counts for its flights or markets, one with its working for ${LIMITS.workOfWorking}, one with its options for ${LIMITS.workOfOptions}.`,
].join(' ');

function paths(): OpenApiDocument['paths'] {
  return Object.fromEntries(
    apiSchema.methods.map(({ name, description, request, response }) => [
      `/v1/flights:${name}`,
      {
        post: {
          operationId: name,
          summary: description.split('. ')[0] ?? name,
          description,
          parameters: ['fields', 'prettyPrint', 'xgafv'].map((parameter) => ({
            $ref: `#/components/parameters/${parameter}`,
          })),
          requestBody: {
            description: REQUEST_LIMITS,
            required: true,
            content: json(request, examples[name]?.request),
          },
          responses: {
            '200': {
              description: 'The answer.',
              headers: headersOn('answer'),
              content: json(response, examples[name]?.answer),
            },
            ...errorResponses,
          },
          ...(request === 'ComputeFlightEmissionsRequest' && { 'x-example-with-switch': switchExample }),
        },
      },
    ]),
  );
}

const parameter = (name: string, schema: JsonSchema, description: string): OpenApiParameter => ({
  name,
  in: 'query',
  schema,
  description,
});

/**
 * The API as an OpenAPI 3.1 document.
 *
 * @param siteUrl - where the API is served, without a slash at its end
 */
export function openApiDocument(siteUrl: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Travel Impact Model, open',
      version: 'v1',
      description:
        'Emissions of air travel per passenger, estimated by an open engine from public data. It answers as the Travel Impact Model API does; its figures are not Google’s.',
      license: { name: 'CC BY-SA 4.0', identifier: 'CC-BY-SA-4.0' },
    },
    servers: [{ url: siteUrl }],
    // No key is asked for unless the operator wants one: the first entry stands for none.
    security: [{}, { keyInQuery: [] }, { keyInHeader: [] }],
    paths: { ...paths(), ...figurePaths() },
    components: {
      parameters: {
        fields: parameter(
          'fields',
          { type: 'string' },
          'Fields to answer, e.g. flightEmissions(flight,emissionsGramsPerPax/economy).',
        ),
        prettyPrint: parameter(
          'prettyPrint',
          { type: 'boolean', default: true },
          'Answer with line breaks and indentation.',
        ),
        // A component's name has no dollar sign.
        xgafv: parameter(ERROR_FORMAT.name, DIALECT.enumeration(ERROR_FORMAT.values), ERROR_FORMAT.description),
      },
      headers: Object.fromEntries(
        Object.entries(ANSWER_HEADERS).map(([name, { description }]) => [
          name,
          { description, schema: { type: name === 'Retry-After' ? 'integer' : 'string' } },
        ]),
      ),
      securitySchemes: {
        keyInQuery: {
          type: 'apiKey',
          in: 'query',
          name: 'key',
          description: 'API key, where the operator asks for one.',
        },
        keyInHeader: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Goog-Api-Key',
          description: 'The same in a header, which stands in no log of addresses.',
        },
      },
      schemas: { ...messageSchemas(DIALECT), Error: ERROR_SCHEMA },
    },
  };
}

const ERROR_SCHEMA = {
  type: 'object',
  description: 'A google.rpc.Status with its HTTP code.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'status'],
      properties: {
        code: { type: 'integer', description: 'HTTP status.' },
        message: { type: 'string', description: 'What is wrong, for a developer.' },
        status: { type: 'string', enum: Object.keys(HTTP_STATUS), description: 'google.rpc.Code.' },
        details: {
          type: 'array',
          items: { type: 'object', required: ['@type'], properties: { '@type': { type: 'string' } } },
          description:
            'google.rpc.BadRequest, ErrorInfo or RetryInfo. Where Accept-Language names de, fr, es or ja, a field violation has its `localizedMessage` too.',
        },
      },
    },
  },
} as const;
