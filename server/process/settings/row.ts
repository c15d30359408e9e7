import * as v from 'valibot'

/**
 * A setting's schema with its place in the file and its words. `otherwise` says what holds where there is no
 * default.
 */
export function row<const Schema extends v.GenericSchema<string | undefined, unknown>>(
  key: string,
  schema: Schema,
  sentence: string,
  otherwise = 'none',
) {
  return v.pipe(schema, v.title(key), v.description(sentence), v.metadata({ otherwise }))
}
