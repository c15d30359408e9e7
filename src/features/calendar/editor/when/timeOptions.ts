import { quarterHours } from '#domain/layout/freeTimes.ts'
import { localOf } from '#domain/time/instantOf.ts'
import { addMs, minuteMs } from '#domain/time/units.ts'
import type { ListOption } from '../../../../ui/fields/ListField.tsx'
import { formatClock } from '../../format/formatTime.ts'
import type { EventForm } from '../form/eventForm.ts'
import { endAt, endInstant, formZones, startInstant } from '../form/formInstants.ts'
import { formatLength } from './formatLength.ts'

/** `09:00` as the person reads it; any other text as it is. */
export function shownTime(time: string): string {
  return /^\d{2}:\d{2}$/.test(time) ? formatClock(minutesOf(time)) : time
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The proposals for a start. @param times `HH:mm` */
export const startOptions = (times: readonly string[]): readonly ListOption[] =>
  times.map((value) => ({ value, name: shownTime(value) }))

/**
 * The proposals for an end, each with how long the event then is: on the day of the start from there on, else
 * the quarter hours of the last day. Their values are `YYYY-MM-DDTHH:mm` in the zone of the end.
 *
 * @param form with times that were read
 */
export function endOptions(form: EventForm): readonly ListOption[] {
  const start = startInstant(form)
  if (start === null)
    return startOptions(quarterHours).map((each) => ({ ...each, value: `${form.endDate}T${each.value}` }))
  if (form.endDate > endAt(form, start).endDate) return onLastDay(form, start)
  const { end } = formZones(form)
  return quarterHours.slice(1).map((_, index) => {
    const minutes = (index + 1) * 15
    const value = localOf(addMs(start, minutes * minuteMs), end).slice(0, 16)
    return { value, name: shownTime(value.slice(11)), detail: inBrackets(minutes) }
  })
}

function onLastDay(form: EventForm, start: number): readonly ListOption[] {
  return quarterHours.flatMap((time) => {
    const end = endInstant({ ...form, endTime: time })
    const minutes = end === null ? 0 : (end - start) / minuteMs
    const value = `${form.endDate}T${time}`
    return minutes <= 0 ? [] : [{ value, name: shownTime(time), detail: inBrackets(minutes) }]
  })
}

const inBrackets = (minutes: number) => `(${formatLength(minutes)})`
