import { i18n } from '@lingui/core'
import type { DateReference } from '#domain/time/parseWrittenDate.ts'
import { readTypedDate } from '#domain/quickadd/typed/readTypedDate.ts'
import { readTypedTime } from '#domain/quickadd/typed/readTypedTime.ts'
import { parseDate, readDate } from '#domain/time/parseDate.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { typedWords } from '../../../../locales/sentenceLanguage.ts'
import { zoneOfCity } from '../../zone/zoneOfCity.ts'

type DateReading = {
  /** A date without a year is near this one. */
  readonly near: string
  /** What the field showed before. */
  readonly shown: string
  readonly pick: DateReference['pick']
  readonly today: IsoDate
}

/** A date as people type it, `15 Mar`, `24/3`, `fri`, as `2027-03-15`; the text itself if it is none. */
export function typedDate(text: string, { near, shown, pick, today }: DateReading): string {
  if (readDate(text) !== null) return text
  const from = parseDate(near)
  if (from === null) return parseDate(text) ?? text
  const words = typedWords(i18n.locale)
  return readTypedDate(text, { ...words, near: from, shown: parseDate(shown), pick, today }) ?? text
}

/** A time as people type it, `9:30p`, `noon`, as `21:30`; the text itself if it is none. */
export const typedTime = (text: string): string =>
  isTime(text) ? text : (readTypedTime(text, typedWords(i18n.locale)) ?? text)

/** A zone as people type it, `new york`, as `America/New_York`; the text itself if it is none, or a name already. */
export function typedZone(text: string): string {
  const known = ianaZone(text)
  // Most are full names, and cities are sought one by one.
  if (text.trim() === '' || (known !== null && text.includes('/'))) return text
  const zone = zoneOfCity(text)
  return zone === null || zone === known ? text : zone
}

export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
