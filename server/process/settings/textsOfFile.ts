import * as v from 'valibot'
import { settingTable } from './settingTable.ts'

type FileRead = { readonly texts: ReadonlyMap<string, string>; readonly problems: readonly string[] }

/**
 * The settings of `kalends.json` in the form of the environment: nested objects become keys with dots, a list
 * becomes text with commas, and a list of objects JSON. An unknown key is a problem, because it is most
 * likely a typing mistake.
 */
export function textsOfFile(file: unknown): FileRead {
  if (file === undefined) return { texts: new Map(), problems: [] }
  if (!isRecord(file)) return { texts: new Map(), problems: ['kalends.json must hold a JSON object.'] }
  const texts = new Map<string, string>()
  const problems: string[] = []
  for (const [key, value] of entriesOf(file)) {
    const name = names.get(key)
    const text = textOf(value)
    if (name === undefined) problems.push(`${key} in kalends.json is not a setting.`)
    else if (text === null)
      problems.push(`${name} in kalends.json must be a text, a number, true, false, or a list of texts.`)
    else if (text !== '') texts.set(name, text)
  }
  return { texts, problems }
}

const names: ReadonlyMap<string, string> = new Map(
  Object.entries(settingTable.entries).flatMap(([name, schema]) => [
    [v.getTitle(schema) ?? name, name],
    [name, name],
  ]),
)

function entriesOf(
  record: Readonly<Record<string, unknown>>,
  prefix = '',
): readonly (readonly [string, unknown])[] {
  return Object.entries(record).flatMap(([key, value]) =>
    isRecord(value) ? entriesOf(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value] as const],
  )
}

function textOf(value: unknown): string | null {
  if (value === null) return ''
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isRecord)) return JSON.stringify(value)
    return value.every((item) => typeof item === 'string') ? value.join(',') : null
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
