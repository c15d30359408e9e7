import { destination, pino, type DestinationStream } from 'pino'
import type { Log } from '../../../ports.ts'
import type { LogLevel } from './logLevels.ts'
import { isoTime } from './isoTime.ts'
import { prettyLine } from './prettyLine.ts'
import { currentRequestId } from './requestContext.ts'

/**
 * The log on standard error, as lines of JSON, or for people where that is a terminal: when, how bad, in
 * which process, for which request, what happened. A line is written before the call returns, so that the
 * last words of a dying process are there.
 *
 * @param level the least that is written
 */
export function pinoLog(
  level: LogLevel,
  lines: DestinationStream = process.stderr.isTTY ? forPeople(standardError()) : standardError(),
): Log {
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${isoTime(Date.now())}"`,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const requestId = currentRequestId()
        return requestId === undefined ? {} : { requestId }
      },
    },
    lines,
  )
  return (msg, facts = {}) => logger[levels[msg] ?? 'info'](facts, msg)
}

const standardError = () => destination({ dest: 2, sync: true })

const forPeople = (lines: DestinationStream): DestinationStream => {
  const isColoured = (process.env['NO_COLOR'] ?? '') === ''
  return { write: (line) => lines.write(prettyLine(line, isColoured)) }
}

/** How bad it is, where it is not what happens every day. */
const levels: Readonly<Record<string, 'debug' | 'warn' | 'error'>> = {
  probe: 'debug',
  'administrators-not-read': 'warn',
  'discovery-failed': 'warn',
  'discovery-not-remembered': 'warn',
  'events-unreadable': 'warn',
  'identity-provider-unreachable': 'warn',
  'passwords-busy': 'warn',
  'throttle-not-shared': 'warn',
  'proxy-not-trusted': 'warn',
  'store-unavailable': 'error',
  'store-full': 'error',
  'store-damaged': 'error',
  'server-error': 'error',
  'embedded-provider-error': 'error',
  overloaded: 'warn',
  'unhandled-rejection': 'error',
  'uncaught-exception': 'error',
}
