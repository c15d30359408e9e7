import { i18n } from '@lingui/core'
import { select, t } from '@lingui/core/macro'
import type { IsoDate } from '#domain/time/units.ts'
import { formatDay } from './formatDate.ts'
import { pluralForm } from './pluralForm.ts'

/** `Monday 15 March, 3 events`. */
export function formatCell({ date, count }: { readonly date: IsoDate; readonly count: number }): string {
  const day = formatDay(date)
  if (count === 0) return t`${day}, no events`
  const form = pluralForm(count)
  const events = select(form, { one: `${count} event`, other: `${count} events` })
  return t`${day}, ${events}`
}

/** `Sunday 31 October, 3 events, 25 hours`: where clocks change a day is longer or shorter than others. */
export function formatLongDay(
  day: { readonly date: IsoDate; readonly count: number },
  lengthMinutes: number,
): string {
  const name = formatCell(day)
  if (lengthMinutes === 24 * 60) return name
  const hours = i18n.number(lengthMinutes / 60)
  return t`${name}, ${hours} hours`
}
