import type { JCalParameters } from '#contract/jcal.ts'
import { parameterLists } from './parameterLists.ts'

/** The parts of a content line (RFC 5545 3.1); the value is not decoded. */
export type ContentLine = {
  /** In lower case. */
  readonly name: string
  /** By lower-case name, decoded; an array if a parameter has several values. */
  readonly parameters: JCalParameters
  readonly value: string
}

/**
 * Splits a content line at its first `:` outside of quotes, in linear time for any content.
 *
 * @returns null without a value, if a parameter has no name or no `=`, or if a quote does not end
 */
export function contentLine(line: string): ContentLine | null {
  let at = endOf(line, 0, ';:')
  const name = line.slice(0, at).toLowerCase()
  const parameters = new Map<string, string[]>()
  while (line[at] === ';') {
    const equals = endOf(line, at + 1, '=;:')
    if (line[equals] !== '=' || equals === at + 1) return null
    const parameter = line.slice(at + 1, equals).toLowerCase()
    const values = parameters.get(parameter) ?? []
    at = equals
    do {
      const end = valueEnd(line, at + 1, parameterLists.has(parameter))
      if (end === null) return null
      values.push(decoded(line.slice(at + 1, end)))
      at = end
    } while (line[at] === ',')
    parameters.set(parameter, values)
  }
  if (line[at] !== ':') return null
  const named = [...parameters].map(([each, values]) => [each, oneOrAll(values)] as const)
  return { name, parameters: Object.fromEntries(named), value: line.slice(at + 1) }
}

/** The end of a parameter's value: after its closing quote, or before the next separator. */
function valueEnd(line: string, from: number, isOneOfMany: boolean): number | null {
  const separators = isOneOfMany ? ',;:' : ';:'
  if (line[from] !== '"') return endOf(line, from, separators)
  const quote = line.indexOf('"', from + 1)
  // Several quoted values are several, whatever the parameter.
  if (quote >= 0 && line.startsWith(',"', quote + 1)) return quote + 1
  return quote < 0 ? null : endOf(line, quote + 1, separators)
}

function endOf(line: string, from: number, separators: string): number {
  let at = from
  while (at < line.length && !separators.includes(line[at] ?? '')) at++
  return at
}

/** Without its quotes, with RFC 6868 and the backslashes of careless programs decoded. */
function decoded(written: string): string {
  // `"Doe", Jo` is careless, and means one name.
  const bare = written.startsWith('"') ? written.replaceAll('"', '') : written
  return bare
    .replaceAll(/\^['n^]/g, (each) => circumflex[each] ?? each)
    .replaceAll(/\\[\\;,nN]/g, (each) => (each === '\\n' || each === '\\N' ? '\n' : each.slice(1)))
}

const circumflex: Readonly<Record<string, string>> = { "^'": '"', '^n': '\n', '^^': '^' }

const oneOrAll = (values: readonly string[]) => (values.length === 1 ? (values[0] ?? '') : values)
