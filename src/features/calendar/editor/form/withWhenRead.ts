import { i18n } from '@lingui/core'
import type { DateReference } from '#domain/time/parseWrittenDate.ts'
import type { TypedWords } from '#domain/quickadd/typed/readTypedDate.ts'
import { readTypedLength } from '#domain/quickadd/typed/readTypedTime.ts'
import { addMs, minuteMs, type IsoDate } from '#domain/time/units.ts'
import { typedWords } from '../../../../locales/sentenceLanguage.ts'
import type { EventForm } from './eventForm.ts'
import { endAt, startInstant } from './formInstants.ts'
import { isTime, typedDate, typedTime, typedZone } from './typedWhen.ts'

type WhenReference = {
  /** The fields before they were typed in: a start without a year is near theirs. */
  readonly before: Pick<EventForm, 'startDate' | 'endDate' | 'lastDate'>
  readonly today: IsoDate
}

/**
 * The fields with every readable date as `2027-03-15` and every readable time as `09:00`: `15 Mar`, `24/3`,
 * `fri`, `+2w`, `9:30p`, `noon`. Others stay as typed. An end without a year never falls before the start; an
 * end can be typed as a length: `+45`, `2 hours`. A zone can be typed as one of its cities.
 */
export function withWhenRead(form: EventForm, { before, today }: WhenReference): EventForm {
  const words = typedWords(i18n.locale)
  const date = (text: string, near: string, shown: string, pick: DateReference['pick']) =>
    typedDate(text, { near, shown, pick, today })
  const startDate = date(form.startDate, before.startDate, before.startDate, 'nearest')
  const endDate = date(form.endDate, startDate, before.endDate, 'from')
  const lastDate = date(form.lastDate, startDate, before.lastDate, 'from')
  const startTime = typedTime(form.startTime)
  const endTime = typedTime(form.endTime)
  const read = {
    ...form,
    startDate,
    endDate,
    lastDate,
    startTime,
    endTime,
    zone: typedZone(form.zone),
    endZone: typedZone(form.endZone),
  }
  const settled = isTime(endTime) ? read : withLengthRead(read, words)
  return isSame(settled, form) ? form : settled
}

function withLengthRead(form: EventForm, words: TypedWords): EventForm {
  const start = startInstant(form)
  const minutes = start === null ? null : readTypedLength(form.endTime, words)
  return start === null || minutes === null
    ? form
    : { ...form, ...endAt(form, addMs(start, minutes * minuteMs)) }
}

const fields = ['startDate', 'endDate', 'lastDate', 'startTime', 'endTime', 'zone', 'endZone'] as const

const isSame = (one: EventForm, other: EventForm) => fields.every((field) => one[field] === other[field])
