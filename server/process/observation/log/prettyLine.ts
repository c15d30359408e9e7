import * as v from 'valibot'

const line = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ level: v.string(), time: v.string(), msg: v.string() }),
)

const colours: Readonly<Record<string, number>> = { debug: 2, warn: 33, error: 31 }

/** Fields for programs, left out for people. */
const forPrograms = new Set(['level', 'time', 'msg', 'pid', 'requestId'])

/**
 * A line of the log for people: `09:00:00 warn overloaded refused=12`. A line that is not from the log stays
 * as it is.
 *
 * @param json with its line break
 */
export function prettyLine(json: string, isColoured: boolean): string {
  const read = v.safeParse(line, json)
  if (!read.success) return json
  const { level, time, msg, ...rest } = read.output
  const facts = Object.entries(rest)
    .filter(([name]) => !forPrograms.has(name))
    .map(([name, value]) => `${name}=${String(value)}`)
  const colour = isColoured ? colours[level] : undefined
  const shownLevel = colour === undefined ? level.padEnd(5) : `\u001B[${colour}m${level.padEnd(5)}\u001B[0m`
  return `${[time.slice(11, 19), shownLevel, msg, ...facts].join(' ')}\n`
}
