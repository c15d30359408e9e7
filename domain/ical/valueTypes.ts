import { escapedText, unescapedText } from '../jcal/escapedText.ts'
import type { JCalValue } from '#contract/jcal.ts'
import { plainText } from './plainText.ts'
import { printRecur, readRecur } from './recurValue.ts'
import { basicTime, readTime } from './timeText.ts'

/** How values of a type are written in iCalendar (RFC 5545 3.3) and in jCal (RFC 7265 3.6). */
export type ValueCodec = {
  /**
   * The value of a text, null if the text is not a value of the type: nothing is guessed, and nothing cut
   * off.
   */
  readonly read: (text: string) => JCalValue | null
  /** The text of a value; of a value that does not fit the type, any text that describes it. */
  readonly print: (value: JCalValue) => string
}

/** The type of that name (lower case); the values of any other are texts, unchanged. */
export function valueType(name: string): ValueCodec {
  return types.get(name) ?? asItIs
}

const asItIs: ValueCodec = { read: (text) => text, print: plainText }

const text: ValueCodec = {
  read: unescapedText,
  print: (value) => escapedText(plainText(value)),
}

const boolean: ValueCodec = {
  read: (written) => (/^true$/i.test(written) ? true : /^false$/i.test(written) ? false : null),
  print: (value) => (typeof value === 'boolean' ? String(value).toUpperCase() : plainText(value)),
}

const integer: ValueCodec = {
  read: (written) => {
    const value = /^\s*[+-]?\d+\s*$/.test(written) ? Number(written) : NaN
    return Number.isSafeInteger(value) ? value : null
  },
  print: plainText,
}

const float: ValueCodec = {
  read: (written) => {
    const value = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(written.trim()) ? Number(written) : NaN
    return Number.isFinite(value) ? value : null
  },
  print: plainText,
}

const time: ValueCodec = {
  read: readTime,
  print: (value) => (typeof value === 'string' ? basicTime(value) : plainText(value)),
}

const timeOfDay: ValueCodec = {
  read: (written) => {
    const match = /^(\d\d)(\d\d)(\d\d)(Z?)$/.exec(written)
    return match === null ? null : `${match[1]}:${match[2]}:${match[3]}${match[4]}`
  },
  print: (value) =>
    typeof value === 'string' && /^\d\d:\d\d:\d\dZ?$/.test(value)
      ? value.replaceAll(':', '')
      : plainText(value),
}

const period: ValueCodec = {
  read: (written) => {
    const [start, end, ...others] = written.split('/')
    if (start === undefined || end === undefined || others.length > 0) return null
    const [from, to] = [readTime(start), /^[+-]?P/.test(end) ? end : readTime(end)]
    return from === null || to === null ? null : [from, to]
  },
  print: (value) =>
    (Array.isArray(value) ? value.map(plainText) : plainText(value).split('/')).map(basicTime).join('/'),
}

const offset: ValueCodec = {
  read: (written) => {
    const match = /^\s*([+-]?)(\d\d):?(\d\d)?:?(\d\d)?\s*$/.exec(written)
    if (match === null) return null
    const [, sign, hours, minutes = '00', seconds] = match
    return `${sign || '+'}${hours}:${minutes}${seconds === undefined ? '' : `:${seconds}`}`
  },
  print: (value) =>
    typeof value === 'string' && /^[+-]\d\d(?::\d\d){1,2}$/.test(value)
      ? value.replaceAll(':', '')
      : plainText(value),
}

const types: ReadonlyMap<string, ValueCodec> = new Map([
  ['text', text],
  ['boolean', boolean],
  ['integer', integer],
  ['float', float],
  ['date', time],
  ['date-time', time],
  ['time', timeOfDay],
  ['period', period],
  ['utc-offset', offset],
  ['duration', { read: (written) => written.trim(), print: plainText }],
  ['recur', { read: readRecur, print: printRecur }],
])
