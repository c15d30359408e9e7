import * as v from 'valibot'

/**
 * A setting: its schema, its place in the file and its description. `otherwise` says what happens if it is
 * not set and has no default.
 */
export function row<const Schema extends v.GenericSchema<string | undefined, unknown>>(
  key: string,
  schema: Schema,
  sentence: string,
  otherwise = 'none',
) {
  return v.pipe(schema, v.title(key), v.description(sentence), v.metadata({ otherwise }))
}
