import { destination, pino, type DestinationStream } from 'pino'
import type { Log } from '../../../ports.ts'
import type { LogLevel } from './logLevels.ts'
import { systemClock } from '../../../clocks.ts'
import { isoTime } from './isoTime.ts'
import { prettyLine } from './prettyLine.ts'
import { currentRequestId } from './requestContext.ts'

/**
 * The log on standard error: lines of JSON, or lines for people if that is a terminal. Each has time, level,
 * process, request and event. A line is written before the call returns, so that none is lost when the
 * process dies.
 *
 * @param level the lowest level that is written
 */
export function pinoLog(
  level: LogLevel,
  lines: DestinationStream = process.stderr.isTTY ? forPeople(standardError()) : standardError(),
): Log {
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${isoTime(systemClock())}"`,
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

/** The levels of events that are not plain information. */
const levels: Readonly<Record<string, 'debug' | 'warn' | 'error'>> = {
  probe: 'debug',
  'administrators-not-read': 'warn',
  'discovery-failed': 'warn',
  'discovery-not-remembered': 'warn',
  'events-unreadable': 'warn',
  'identity-provider-unreachable': 'warn',
  'provider-absent': 'warn',
  'relay-unreachable': 'warn',
  'introspection-refused': 'warn',
  'back-channel-logout-failed': 'warn',
  'email-not-vouched': 'warn',
  'passwords-busy': 'warn',
  'throttle-not-shared': 'warn',
  'changes-failed': 'warn',
  'invitation-not-delivered': 'warn',
  'invitations-failed': 'error',
  'mail-not-sent': 'warn',
  'mailbox-failed': 'warn',
  'mails-failed': 'error',
  'reminder-not-sent': 'warn',
  'web-calendar-not-read': 'warn',
  'web-calendars-failed': 'error',
  'reminders-failed': 'warn',
  'proxy-not-trusted': 'warn',
  'setting-doubtful': 'warn',
  'store-unavailable': 'error',
  'store-full': 'error',
  'store-damaged': 'error',
  'server-error': 'error',
  'embedded-provider-error': 'error',
  overloaded: 'warn',
  'unhandled-rejection': 'error',
  'uncaught-exception': 'error',
}
