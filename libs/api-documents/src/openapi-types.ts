import type { Example } from './examples.ts';
import type { JsonSchema } from './json-schema.ts';

/** JSON in a request or an answer. */
type Content = {
  readonly 'application/json': { readonly schema: JsonSchema; readonly example?: unknown };
};

export type OpenApiResponse = {
  readonly description: string;
  readonly headers: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content: Content;
};

/** A header of an answer. */
type Header = { readonly description: string; readonly schema: JsonSchema };

/** One method. */
export type OpenApiOperation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly { readonly $ref: string }[];
  readonly requestBody: { readonly description: string; readonly required: boolean; readonly content: Content };
  /** By HTTP status. */
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
  /** A further example: of a field of the request that changes what each entry holds. */
  readonly 'x-example-with-switch'?: Example;
};

export type OpenApiParameter = {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly description: string;
};

/** What is answered as something else than the API's JSON. */
type OtherContent = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;

/** An address to read. */
export type OpenApiReading = Pick<OpenApiOperation, 'operationId' | 'summary' | 'description'> & {
  /** No key is asked for. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly OpenApiParameter[];
  /** By HTTP status. */
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly headers: OpenApiResponse['headers']; readonly content?: OtherContent }
    >
  >;
};

/** What stands at an address: a method, or something to read. */
export type OpenApiPath = { readonly post: OpenApiOperation } | { readonly get: OpenApiReading };

type KeyPlace = {
  readonly type: 'apiKey';
  readonly in: 'query' | 'header';
  readonly name: string;
  readonly description: string;
};

/** The OpenAPI document, as far as it says more than fixed texts. */
export type OpenApiDocument = {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>> & { readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly paths: Readonly<Record<string, OpenApiPath>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, OpenApiParameter>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly securitySchemes: Readonly<Record<string, KeyPlace>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
};
