import type { HealthReason } from '#contract/health.ts'
import { reasonsIn } from './reasonsIn.ts'

/** A connection to a directory, as in HC-7; everything else in it is in `more`. */
export type Connection = {
  readonly name: string | null
  readonly domainId: string | null
  readonly state: string | null
  /** Text, true or an object (HC-7); what is beside it says the same in codes. */
  readonly message: unknown
  readonly reasons?: readonly HealthReason[] | undefined
  readonly configuration: readonly Entry[]
  readonly usage: readonly Entry[]
  readonly mapping: readonly Entry[]
  readonly more: readonly Entry[]
}

export type Entry = readonly [name: string, value: unknown]

/** A component's details as a table: its connections, and what is beside them. */
export type ConnectionTable = { readonly connections: readonly Connection[]; readonly more: readonly Entry[] }

/**
 * Read details in the form of a directory (HC-7), `{cause, info: [...]}` or the bare array.
 *
 * @param details redacted
 * @returns null if they have any other form
 */
export function readConnections(details: unknown): ConnectionTable | null {
  const whole = isRecord(details) ? details : null
  const info = Array.isArray(details) ? details : whole?.['info']
  if (!Array.isArray(info) || info.length === 0) return null
  const records = info.filter((each) => isRecord(each))
  const areConnections = records.every(
    ({ configuration, usage }) => isRecord(configuration) || isRecord(usage),
  )
  if (records.length !== info.length || !areConnections) return null
  return {
    connections: records.map((record) => connectionOf(record)),
    more: besides(whole, ['cause', 'reasons', 'info']),
  }
}

function connectionOf(record: Fields): Connection {
  const { name, domainId, state, message, configuration, usage } = record
  const settings = isRecord(configuration) ? configuration : null
  return {
    name: textOf(name),
    domainId: textOf(domainId),
    state: textOf(state),
    message,
    reasons: reasonsIn(record),
    configuration: besides(settings, ['mapping']),
    usage: besides(isRecord(usage) ? usage : null, []),
    mapping: besides(isRecord(settings?.['mapping']) ? settings['mapping'] : null, []),
    more: besides(record, ['name', 'domainId', 'state', 'message', 'reasons', 'configuration', 'usage']),
  }
}

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

const besides = (fields: Fields | null, left: readonly string[]): readonly Entry[] =>
  Object.entries(fields ?? {}).filter(([name]) => !left.includes(name))
