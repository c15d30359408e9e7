import { i18n } from '@lingui/core'
import { select, t } from '@lingui/core/macro'
import type { IsoDate } from '#domain/time/units.ts'
import { factLine } from '../../../ui/join.ts'
import { formatDay } from './formatDate.ts'
import { pluralForm } from './pluralForm.ts'

// lingui-set comment="Said of a day: what it is called and how many events are in it."

type Day = { readonly date: IsoDate; readonly count: number }

/** `Monday 15 March, 3 events`. @param isUnread only the day: whether it is free is not known yet */
export function formatCell({ date, count }: Day, isUnread = false): string {
  const day = formatDay(date)
  if (isUnread) return day
  if (count === 0) return t`${day}, no events`
  return select(pluralForm(count), { one: `${day}, ${count} event`, other: `${day}, ${count} events` })
}

/** `Sunday 31 October, 3 events, 25 hours`: when clocks change, a day is longer or shorter than others. */
export function formatLongDay(day: Day, isUnread: boolean, lengthMinutes: number): string {
  const name = formatCell(day, isUnread)
  if (lengthMinutes === 24 * 60) return name
  const hours = lengthMinutes / 60
  const length = i18n.number(hours)
  return factLine([name, select(pluralForm(hours), { one: `${length} hour`, other: `${length} hours` })])
}
