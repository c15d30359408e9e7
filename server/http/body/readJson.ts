import * as v from 'valibot'
import { throwHttpError } from '../../HttpError.ts'
import { shapeProblem } from './shapeProblem.ts'
import { readText, type Sent } from './readText.ts'

const mebibyte = 1024 * 1024

type ReadOptions = { readonly limit?: number; readonly whereEmpty?: object }

/**
 * The body of a request, parsed as JSON and by a schema (ERR-3).
 *
 * @param limit in bytes, 1 MiB unless given
 * @param whereEmpty the value for an empty body; without it, an empty body is not JSON
 * @throws {HttpError} too-large; not-json; wrong-shape, naming the field
 */
export async function readJson<Schema extends v.GenericSchema>(
  sent: Sent,
  schema: Schema,
  options: ReadOptions = {},
): Promise<v.InferOutput<Schema>> {
  const value = await readAnyJson(sent, options)
  const parsed = parsedDeeply(schema, value)
  return parsed.success ? parsed.output : throwHttpError('wrong-shape', `${shapeProblem(parsed.issues[0])}.`)
}

/**
 * The body of a request as JSON of any shape.
 *
 * @throws {HttpError} too-large; not-json
 */
export async function readAnyJson(
  sent: Sent,
  { limit = mebibyte, whereEmpty }: ReadOptions = {},
): Promise<unknown> {
  const text = await readText(sent, limit)
  if (text === '' && whereEmpty !== undefined) return whereEmpty
  try {
    return JSON.parse(text)
  } catch {
    return throwHttpError('not-json', 'The body is not JSON.')
  }
}

// A hundred thousand nested brackets make a recursive schema run out of stack.
function parsedDeeply<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  try {
    return v.safeParse(schema, value)
  } catch (error) {
    if (error instanceof RangeError) return throwHttpError('wrong-shape', 'The body is nested too deeply.')
    throw error
  }
}
