import { i18n } from '@lingui/core'
import { parseDate } from '#domain/time/parseDate.ts'
import { parseWrittenDate, type DateReference } from '#domain/time/parseWrittenDate.ts'
import { dateWordsIn } from '../../../../locales/dateWords.ts'
import type { EventForm } from './eventForm.ts'

/**
 * The fields with every readable date as `2027-03-15`: `15 Mar`, `24/3`, `fri`. Others stay as typed. An end
 * without a year never falls before the start.
 *
 * @param near the start before it was typed: a start without a year is near it
 */
export function withDatesRead(form: EventForm, near: string): EventForm {
  const startDate = written(form.startDate, near, 'nearest')
  const endDate = written(form.endDate, startDate, 'from')
  const lastDate = written(form.lastDate, startDate, 'from')
  const isSame = startDate === form.startDate && endDate === form.endDate && lastDate === form.lastDate
  return isSame ? form : { ...form, startDate, endDate, lastDate }
}

function written(text: string, near: string, pick: DateReference['pick']): string {
  const date = parseDate(near)
  const language = dateWordsIn(i18n.locale)
  return (date === null ? parseDate(text) : parseWrittenDate(text, language, { date, pick })) ?? text
}
