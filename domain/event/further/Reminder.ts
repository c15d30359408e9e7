import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { readDuration } from '../../jcal/Duration.ts'
import { parameterOf, propertyOf, textOf } from '../../jcal/properties.ts'
import { utcInstant, utcText } from '../../time/localDateTime.ts'
import { dayMs, minuteMs, type EpochMs } from '../../time/units.ts'

/** When a person wants to be reminded of an event. */
export type Reminder =
  | {
      readonly kind: 'relative'
      readonly to: 'start' | 'end'
      /** After it; negative: before it. May be a fraction. Of an all-day event: from midnight, by the clock. */
      readonly minutes: number
    }
  | { readonly kind: 'absolute'; readonly at: EpochMs }

/**
 * The reminder of a VALARM (RFC 5545 3.6.6): one that shows or sounds something at a time that can be read.
 *
 * @returns null for any other: e-mail, procedures, what another program snoozed (RFC 9074 7), `ACTION:NONE`
 */
export function readAlarm(valarm: JCalComponent): Reminder | null {
  if (valarm[0] !== 'valarm' || propertyOf(valarm, 'related-to') !== undefined) return null
  const action = textOf(valarm, 'action').toUpperCase()
  const trigger = propertyOf(valarm, 'trigger')
  if ((action !== 'DISPLAY' && action !== 'AUDIO') || trigger === undefined) return null
  return readTrigger(trigger)
}

/** TRIGGER (RFC 5545 3.8.6.3): a duration from the start or the end, or a time in UTC; null for neither. */
export function readTrigger(trigger: JCalProperty): Reminder | null {
  const text = trigger[3]
  if (typeof text !== 'string') return null
  const duration = readDuration(text)
  if (duration !== null) {
    const to = parameterOf(trigger, 'related')?.toUpperCase() === 'END' ? 'end' : 'start'
    // Zero, and not minus zero, which would be another value.
    return { kind: 'relative', to, minutes: (duration.days * dayMs + duration.ms) / minuteMs || 0 }
  }
  const at = utcInstant(text.slice(0, -1))
  return Number.isNaN(at) || !text.endsWith('Z') ? null : { kind: 'absolute', at }
}

/** The TRIGGER of a reminder; whole days as days, which are by the calendar (RFC 5545 3.3.6). */
export function triggerOf(reminder: Reminder): JCalProperty {
  if (reminder.kind === 'absolute') return ['trigger', {}, 'date-time', utcText(reminder.at)]
  const { to, minutes } = reminder
  return ['trigger', to === 'end' ? { related: 'END' } : {}, 'duration', durationText(minutes)]
}

/** A VALARM for a reminder. @param text what programs show then that do not show the event */
export const alarmOf = (reminder: Reminder, text: string): JCalComponent => [
  'valarm',
  [['action', {}, 'text', 'DISPLAY'], ['description', {}, 'text', text], triggerOf(reminder)],
  [],
]

export const isSameReminder = (one: Reminder, other: Reminder): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function durationText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60)
  const sign = minutes < 0 ? '-' : ''
  if (seconds === 0) return 'PT0S'
  const days = Math.trunc(seconds / 86_400)
  const rest = seconds % 86_400
  const parts = [
    [Math.trunc(rest / 3600), 'H'],
    [Math.trunc(rest / 60) % 60, 'M'],
    [rest % 60, 'S'],
  ] as const
  const time = parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count}${unit}`])).join('')
  return `${sign}P${days === 0 ? '' : `${days}D`}${time === '' ? '' : `T${time}`}`
}
