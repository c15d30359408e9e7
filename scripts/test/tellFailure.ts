import { stripVTControlCharacters } from 'node:util'

const maxLines = 16

/** A failed test and its error, for the summary: the end of a log is enough to see what failed. */
export function tellFailure(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const left = lines.length > maxLines ? ['...'] : []
  return [`✗ ${name}`, ...[...lines.slice(0, maxLines), ...left].map((line) => `  ${line}`.trimEnd())].join(
    '\n',
  )
}
