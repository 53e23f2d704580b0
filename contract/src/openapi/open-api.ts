/** An OpenAPI 3.1 document, as far as ours uses it. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  /** In the order in which a reader should see them. */
  readonly tags: readonly Tag[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  };
}

export interface Tag {
  readonly name: string;
  /** Readers of OpenAPI documents show it in place of the name. */
  readonly "x-displayName": string;
  readonly description: string;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** Paragraphs: who may make the call, how often, and its body's size if that differs. */
  readonly description: string;
  readonly tags: readonly [string];
  /** Absent: nothing is shown. */
  readonly security?: readonly Readonly<Record<string, readonly []>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export type Headers = Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;

export interface Response {
  readonly description: string;
  readonly headers?: Headers;
  readonly content?: Content;
}

export interface Reference {
  readonly $ref: string;
}

type SecurityScheme = { readonly description: string } & (
  | { readonly type: "http"; readonly scheme: "bearer"; readonly bearerFormat?: string }
  | { readonly type: "apiKey"; readonly in: "cookie" | "header" | "query"; readonly name: string }
);

/** JSON Schema 2020-12. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contentMediaType?: string;
}
