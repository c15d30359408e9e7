import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { visibilityOf } from '#domain/event/readDetails.ts'
import { componentsOf, parameterOf, propertyOf, textOf } from '#domain/jcal/properties.ts'
import { foldedWords } from '#domain/search/foldedWords.ts'
import { parsedJCal } from '../parsedJCal.ts'
import type { EventRecord } from '../records.ts'
import { attendeeTerm, organizerTerm, placeTerm, plainAddress, privateTerm } from './terms.ts'

/**
 * The longest text of the terms of one event, in characters. Of a longer one only the first words are found.
 */
const maxLength = 100_000

/**
 * The terms by which an event is found (CAL-32), each once: its calendar, the words of its texts, and the
 * names and addresses of its people. If one part of an object is private, all of it is. An unreadable object
 * has no terms.
 */
export function searchTerms({
  homeId,
  calendarId,
  jcal,
}: Pick<EventRecord, 'homeId' | 'calendarId' | 'jcal'>): readonly string[] {
  if (last.jcal !== jcal) last = { jcal, terms: termsIn(jcal) }
  return last.terms === null ? [] : [placeTerm(homeId, calendarId), ...last.terms]
}

/** Of the text that was read last: an invitation is stored for each of its guests. */
let last: { readonly jcal: string; readonly terms: readonly string[] | null } = { jcal: '', terms: null }

/** The terms of the texts and people of an object; null if it is unreadable. */
function termsIn(jcal: string): readonly string[] | null {
  const object = parsedJCal(jcal)
  if (object === null) return null
  const vevents = componentsOf(object, 'vevent')
  const terms = new Set(vevents.some(isPrivate) ? [privateTerm] : [])
  let room = maxLength
  for (const property of vevents.flatMap(([, properties]) => properties)) {
    for (const term of termsOf(property, room)) {
      if (terms.has(term)) continue
      room -= term.length
      if (room < 0) return [...terms]
      terms.add(term)
    }
  }
  return [...terms]
}

const textProperties = new Set(['summary', 'location', 'description', 'categories'])

function termsOf(property: JCalProperty, room: number): readonly string[] {
  const [name, , , ...values] = property
  const [first] = values
  if (textProperties.has(name)) return values.flatMap((value) => wordsOf(value, room))
  if ((name !== 'organizer' && name !== 'attendee') || typeof first !== 'string') return []
  const term = name === 'organizer' ? organizerTerm(first) : attendeeTerm(first)
  return [term, ...wordsOf(parameterOf(property, 'cn'), room), ...wordsOf(plainAddress(first), room)]
}

const wordsOf = (value: unknown, room: number): readonly string[] =>
  typeof value === 'string' ? foldedWords(value, room) : []

function isPrivate(vevent: JCalComponent): boolean {
  return propertyOf(vevent, 'class') !== undefined && visibilityOf(textOf(vevent, 'class')) !== 'public'
}
