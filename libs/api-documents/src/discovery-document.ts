import { apiSchema } from '@tim/messages/api-v1-schema';
import { SYSTEM_PARAMETERS } from './system-parameters.ts';
import { messageSchemas } from './json-schema.ts';
import type { Dialect } from './json-schema.ts';

const DIALECT: Dialect = {
  reference: ($ref) => ({ $ref }),
  enumeration: (values) => ({
    type: 'string',
    enum: values.map(({ name }) => name),
    enumDescriptions: values.map(({ description }) => description),
  }),
};

function methods(): Record<string, unknown> {
  return Object.fromEntries(
    apiSchema.methods.map(({ name, description, request, response }) => [
      name,
      {
        id: `travelimpactmodel.flights.${name}`,
        path: `v1/flights:${name}`,
        flatPath: `v1/flights:${name}`,
        httpMethod: 'POST',
        description,
        parameters: {},
        parameterOrder: [],
        request: { $ref: request },
        response: { $ref: response },
      },
    ]),
  );
}

/**
 * The API as a Google API Discovery document, which clients are generated from.
 *
 * @param siteUrl - where the API is served, without a slash at its end
 * @param revision - date of the data, YYYYMMDD
 */
export function discoveryDocument(siteUrl: string, revision: string): unknown {
  return {
    kind: 'discovery#restDescription',
    discoveryVersion: 'v1',
    id: 'travelimpactmodel:v1',
    name: 'travelimpactmodel',
    canonicalName: 'Travel Impact Model',
    version: 'v1',
    version_module: true,
    revision,
    title: 'Travel Impact Model, open',
    description:
      'Emissions of air travel per passenger, estimated by an open engine from public data. It answers as the Travel Impact Model API does; its figures are not Google’s.',
    documentationLink: `${siteUrl}/developers/api`,
    protocol: 'rest',
    rootUrl: `${siteUrl}/`,
    baseUrl: `${siteUrl}/`,
    servicePath: '',
    basePath: '',
    fullyEncodeReservedExpansion: true,
    parameters: Object.fromEntries(
      SYSTEM_PARAMETERS.filter(({ name }) => name !== '$alt').map(({ name, description, values }) => [
        name,
        {
          ...(values ? DIALECT.enumeration(values) : { type: name === 'prettyPrint' ? 'boolean' : 'string' }),
          location: 'query',
          description,
          ...(name === 'prettyPrint' && { default: 'true' }),
          ...(name === 'alt' && { default: 'json' }),
        },
      ]),
    ),
    schemas: Object.fromEntries(Object.entries(messageSchemas(DIALECT)).map(([id, schema]) => [id, { id, ...schema }])),
    resources: { flights: { methods: methods() } },
  };
}
