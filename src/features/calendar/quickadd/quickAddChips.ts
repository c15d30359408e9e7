import type { LucideIcon } from 'lucide-react'
import Bell from 'lucide-react/icons/bell'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Repeat from 'lucide-react/icons/repeat'
import Tag from 'lucide-react/icons/tag'
import User from 'lucide-react/icons/user'
import { eventWhen } from '#domain/event/draftWhen.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import type { QuickAddEvent } from '#domain/quickadd/quickAddEvent.ts'
import type { QuickAddPart, QuickAddPartKind, QuickAddReading } from '#domain/quickadd/QuickAddReading.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { formatFullDate } from '../format/formatDate.ts'
import { formatWhen } from '../format/formatEvent.ts'
import { formatCustom, formatRepeats } from '../format/formatRepeats.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { factLine } from '../../../ui/join.ts'
import { formatReminder } from './formatReminder.ts'

/** Something that was read of a sentence, as it is said. */
export type QuickAddChip = {
  readonly kind: QuickAddPartKind
  readonly label: string
  readonly icon: LucideIcon | null
  /** Of the calendar. */
  readonly colour: string | null
  /** The words that say it, at their places; none for what is so without saying. */
  readonly parts: readonly QuickAddPart[]
}

/** What is said of an event below its sentence, in the order of the dialog. */
export function quickAddChips(
  reading: QuickAddReading,
  { draft, additions }: QuickAddEvent,
  { zone, calendars }: { readonly zone: string; readonly calendars: readonly Calendar[] },
): readonly QuickAddChip[] {
  const partsOf = (kind: QuickAddPartKind) => reading.parts.filter((part) => part.kind === kind)
  const chip = (kind: QuickAddPartKind, label: string, icon: LucideIcon | null, index?: number) => ({
    kind,
    label,
    icon,
    colour: null,
    parts: index === undefined ? partsOf(kind) : partsOf(kind).slice(index, index + 1),
  })
  const calendar = calendars.find(({ id }) => id === draft.calendarId)
  const object = newJCal(draft, { uid: '', now: epochMs(0) }, additions)
  const when = formatWhen({ when: eventWhen(draft.when, zone) }, zoneNamed(zone), formatFullDate)
  return [
    chip('when', when, Clock),
    ...(reading.rule ? [chip('repeats', formatRepeats(object) ?? formatCustom(object), Repeat)] : []),
    ...(reading.place === '' ? [] : [chip('place', reading.place, MapPin)]),
    ...(reading.guests.length > 0 ? [chip('guest', factLine(reading.guests), User)] : []),
    ...(calendar ? [{ ...chip('calendar', calendar.name, null), colour: calendar.colour }] : []),
    ...reading.reminders.map((minutes, index) => chip('reminder', formatReminder(minutes), Bell, index)),
    ...reading.categories.map((category, index) => chip('category', category, Tag, index)),
  ]
}
