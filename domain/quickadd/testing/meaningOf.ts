import { weekdayNames } from '../../recurrence/weekdayNames.ts'
import type { QuickAddReading, QuickAddRule } from '../QuickAddReading.ts'
import { referenceZone } from './quickAddReference.ts'

/** A reading as a line of the tables of sentences: `Lunch | 2026-11-24 12:30-14:00 | at Rosa | every TU`. */
export function meaningOf(reading: QuickAddReading): string {
  const { title, when, place, calendarId, guests, rule, reminders, categories } = reading
  return [
    title === '' ? '-' : title,
    when === null
      ? ''
      : when.kind === 'allDay'
        ? daysText(when.first, when.last)
        : timesText(when.start, when.end),
    when?.kind === 'timed' && when.zone !== null && when.zone !== referenceZone ? `zone ${when.zone}` : '',
    place && `at ${place}`,
    calendarId && `in ${calendarId}`,
    guests.length > 0 ? `with ${guests.join(', ')}` : '',
    rule && ruleText(rule),
    ...reminders.map((minutes) => `alert ${minutes}`),
    ...categories.map((category) => `#${category}`),
  ]
    .filter((part) => part !== '' && part !== null)
    .join(' | ')
}

const daysText = (first: string, last: string) => (first === last ? first : `${first}..${last}`)

function timesText(start: string, end: string): string {
  const [day, endDay] = [start.slice(0, 10), end.slice(0, 10)]
  return `${day} ${start.slice(11, 16)}-${day === endDay ? '' : `${endDay} `}${end.slice(11, 16)}`
}

function ruleText({ frequency, interval, days, monthDays, position, end }: QuickAddRule): string {
  const names = days.map(({ weekday, nth }) => `${nth === 0 ? '' : nth}${weekdayNames[weekday]}`)
  return [
    'every',
    interval === 1 ? '' : String(interval),
    frequency === 'WEEKLY' && interval === 1 && names.length > 0 ? '' : frequency.toLowerCase(),
    names.join(','),
    monthDays.join(','),
    position === null ? '' : `position ${position}`,
    end.kind === 'on' ? `until ${end.date}` : end.kind === 'after' ? `${end.times} times` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}
