/** Types of a field's value; `message` and `enum` name theirs. */
export type ApiScalar = 'string' | 'bool' | 'int32' | 'int64' | 'double';

/** One field of a message, as the proto file says. */
export type ApiField = {
  /** JSON name. */
  readonly name: string;
  /** Name in the proto file, which a JSON reader accepts too. */
  readonly protoName: string;
  readonly description: string;
  readonly type: ApiScalar | 'message' | 'enum';
  /** Name of the message or enum. */
  readonly typeName?: string;
  readonly isList?: boolean;
  /** An object with a value of the type under each key. */
  readonly isMap?: boolean;
  /** Most entries of a list. */
  readonly maxItems?: number;
  readonly isRequired?: boolean;
  readonly isOutputOnly?: boolean;
  /** This project's addition to the API it follows. */
  readonly isExtension?: boolean;
};

export type ApiMessage = { readonly description: string; readonly fields: readonly ApiField[] };
export type ApiEnumValue = { readonly name: string; readonly number: number; readonly description: string };
export type ApiEnum = { readonly description: string; readonly values: readonly ApiEnumValue[] };

/** One method: `POST /v1/flights:<name>`. */
export type ApiMethod = {
  readonly name: string;
  readonly description: string;
  readonly request: string;
  readonly response: string;
};

/**
 * The public API as data, generated from its proto file: what its reader accepts and its documents say.
 */
export type ApiSchema = {
  readonly methods: readonly ApiMethod[];
  readonly messages: Readonly<Record<string, ApiMessage>>;
  readonly enums: Readonly<Record<string, ApiEnum>>;
};
