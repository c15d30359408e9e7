/** A JSON Schema (2020-12), as OpenAPI 3.2 uses it. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** The parts of a valibot schema that describe what is sent; transformations are left out. */
export type TravelSchema = {
  readonly type: string
  readonly entries?: { readonly [name: string]: TravelSchema }
  readonly item?: TravelSchema
  /** The values of a record, for any key. */
  readonly value?: TravelSchema
  readonly wrapped?: TravelSchema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  /** Further rules, and schemas that parse the value again. */
  readonly pipe?: readonly (Omit<TravelSchema, 'pipe'> & {
    readonly kind: string
    readonly requirement?: unknown
  })[]
}

/**
 * The JSON Schema of the input of a valibot schema.
 *
 * @throws {RangeError} for kinds of schema that the contract has not used so far
 */
export function schemaOf(schema: TravelSchema): JsonSchema {
  // A list is counted before its items are parsed; the last schema describes the items.
  const last = schema.pipe?.findLast(({ kind }) => kind === 'schema') ?? schema
  return { ...bare(last), ...rules({ ...schema, type: last.type }) }
}

function bare(schema: TravelSchema): JsonSchema {
  const { type, item, wrapped, options = [] } = schema
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type }
    case 'unknown':
      return {}
    case 'literal':
      return { const: schema.literal }
    case 'picklist':
      return { enum: options }
    case 'array':
      return { type, ...(item && { items: schemaOf(item) }) }
    case 'object':
    case 'loose_object':
      return ofObject(schema.entries ?? {})
    case 'strict_object':
      return { ...ofObject(schema.entries ?? {}), additionalProperties: false }
    case 'record':
      return { type: 'object', ...(schema.value && { additionalProperties: schemaOf(schema.value) }) }
    case 'union':
      return { anyOf: options.filter(isSchema).map(schemaOf) }
    case 'optional':
      return wrapped ? schemaOf(wrapped) : {}
    case 'nullable':
    case 'nullish':
      return { anyOf: [wrapped ? schemaOf(wrapped) : {}, { type: 'null' }] }
    case 'custom':
      // The only thing that the contract checks by hand.
      return { type: 'array', description: 'jCal (RFC 7265): ["vcalendar", [properties], [components]]' }
    default:
      throw new RangeError(`No JSON Schema is known for ${type}`)
  }
}

function ofObject(entries: NonNullable<TravelSchema['entries']>): JsonSchema {
  const required = Object.entries(entries)
    .filter(([, { type }]) => type !== 'optional' && type !== 'nullish')
    .map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(entries).map(([name, each]) => [name, schemaOf(each)])),
    ...(required.length > 0 && { required }),
  }
}

const keywords: Readonly<Record<string, (requirement: unknown) => JsonSchema>> = {
  max_length: (maxLength) => ({ maxLength }),
  non_empty: () => ({ minLength: 1 }),
  min_value: (minimum) => ({ minimum }),
  max_value: (maximum) => ({ maximum }),
  integer: () => ({ type: 'integer' }),
  regex: (pattern) => (pattern instanceof RegExp && pattern.flags === '' ? { pattern: pattern.source } : {}),
}

const listKeywords: typeof keywords = {
  max_length: (maxItems) => ({ maxItems }),
}

/** The other rules for a value. What only code can check is left out. */
function rules({ type: kind, pipe = [] }: TravelSchema): JsonSchema {
  const keywordsOfKind = kind === 'array' ? listKeywords : keywords
  return Object.assign({}, ...pipe.map(({ type, requirement }) => keywordsOfKind[type]?.(requirement) ?? {}))
}

const isSchema = (option: unknown): option is TravelSchema =>
  typeof option === 'object' && option !== null && 'type' in option
