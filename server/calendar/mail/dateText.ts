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
    return mailSentences[language].allDay(format.formatRange(Date.parse(when.first), Date.parse(when.last)))
  }
  const time = { ...day, ...clock } as const
  const format = formatIn(
    language,
    when.zone === null
      ? { ...time, timeZone: 'UTC' }
      : { ...time, timeZone: when.zone, timeZoneName: 'longGeneric' },
  )
  return format.formatRange(when.start, when.end)
}

const briefDay = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** When an event begins, as in a list of dates of one series: `Tue 16 Mar, 09:00`. */
export function briefDateText(when: EventWhen, language: PageLanguage): string {
  if (when.kind === 'allDay')
    return formatIn(language, { ...briefDay, timeZone: 'UTC' }).format(Date.parse(when.first))
  return formatIn(language, { ...briefDay, ...clock, timeZone: when.zone ?? 'UTC' }).format(when.start)
}

/** A zone that only its event knows is shown as UTC. */
function formatIn(language: PageLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locales[language], options)
  } catch {
    return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC', timeZoneName: 'short' })
  }
}
