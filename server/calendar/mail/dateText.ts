import { locales } from '#contract/settings/locales.ts'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import type { PageLanguage } from '../../page/pageLanguage.ts'
import { mailSentences } from './mailSentences.ts'

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

const clock = { hour: '2-digit', minute: '2-digit' } as const

/** When an event is, in words of a language: with the name of its zone, unless it is floating. */
export function dateText(when: EventWhen, language: PageLanguage): string {
  if (when.kind === 'allDay') {
    const format = formatIn(language, { ...day, timeZone: 'UTC' })
    return mailSentences[language].allDay(rangeText(format, Date.parse(when.first), Date.parse(when.last)))
  }
  const zone = when.zone !== null && isKnown(when.zone) ? when.zone : 'UTC'
  const times = rangeText(formatIn(language, { ...day, ...clock, timeZone: zone }), when.start, when.end)
  return when.zone === null ? times : `${times} (${zoneText(zone, when.start, language)})`
}

/** The name of a zone: `Central European Time`. The names in ranges of `Intl` are short, and differ by the range. */
const zoneText = (timeZone: string, at: number, language: PageLanguage): string =>
  formatIn(language, { timeZone, timeZoneName: timeZone === 'UTC' ? 'long' : 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

const rangeText = (format: Intl.DateTimeFormat, from: number, to: number): string =>
  textOf(format, format.formatRangeToParts(from, to))

/**
 * The first day of a month is `1er` in French, and hours have two digits in ranges as well, as on the page: `Intl` has
 * neither.
 */
function textOf(format: Intl.DateTimeFormat, parts: readonly Intl.DateTimeFormatPart[]): string {
  const isFrench = format.resolvedOptions().locale.startsWith('fr')
  return parts
    .map(({ type, value }) => {
      if (type === 'hour') return /^\d$/.test(value) ? `0${value}` : value
      return type === 'day' && value === '1' && isFrench ? '1er' : value
    })
    .join('')
}

const briefDay = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** When an event begins, as in a list of dates of one series: `Tue 16 Mar, 09:00`. */
export function briefDateText(when: EventWhen, language: PageLanguage): string {
  const format =
    when.kind === 'allDay'
      ? formatIn(language, { ...briefDay, timeZone: 'UTC' })
      : formatIn(language, { ...briefDay, ...clock, timeZone: when.zone ?? 'UTC' })
  return textOf(format, format.formatToParts(when.kind === 'allDay' ? Date.parse(when.first) : when.start))
}

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A zone that only its event knows is shown as UTC. */
function formatIn(language: PageLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locales[language], options)
  } catch {
    return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC', timeZoneName: 'short' })
  }
}
