import type { Content } from './Documented.ts'
import type { JsonSchema } from './schemaOf.ts'

/** A body of JSON. */
export const jsonContent = (schema: JsonSchema, example: unknown): Content => ({
  type: 'application/json',
  schema,
  example,
})
