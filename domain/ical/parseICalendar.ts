import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { checkObject, type ObjectProblem } from '../event/checkObject.ts'
import { sequenceOf } from '../jcal/latestOf.ts'
import { propertyOf, textOf, tzidsOf } from '../jcal/properties.ts'
import { fileEvents, type FileEvent } from './fileEvents.ts'
import { guessTimes, type Guess } from './guessTimes.ts'
import { objectOf, type CalendarObject } from './objectOf.ts'
import { readComponents, type FoundComponent } from './readComponents.ts'
import type { ReadProperty } from './readProperty.ts'

export type ICalendarReading = {
  /** Why nothing could be read at all; null if the text is an iCalendar file, even an empty one. */
  readonly failure: 'not-icalendar' | null
  /** A calendar object per UID, masters with their overrides, in the order of the file. */
  readonly objects: readonly CalendarObject[]
  /** In the order of the file. */
  readonly skipped: readonly Skipped[]
  /** What was not written as in the standard, and read anyway; in the order of the file. */
  readonly mended: readonly Mended[]
  /** What the file is for (METHOD, RFC 5546 1.4), in capitals; null if it says nothing, or several things. */
  readonly method: string | null
}

/**
 * `what` is a title, a UID or the name of a component; `line` is the line of the file with the reason, from
 * 1.
 */
export type Skipped = {
  readonly what: string
  readonly why: SkipReason
  readonly line: number
  /** Whether it can be read if times may be guessed. */
  readonly canGuess: boolean
}

export type Mended = { readonly what: string; readonly how: Mend; readonly line: number }

export type SkipReason = 'unreadable' | 'cut-off' | 'not-an-event' | 'duplicate' | ObjectProblem
export type Mend = NonNullable<ReadProperty['mended']> | 'no-calendar' | Guess

type Reading = {
  /** Whether an event without a start, or with an end before it, is read from its other properties. */
  readonly isGuessing?: boolean
  /** Whether events need no time that can be stored, as in a REPLY (RFC 5546 3.2.3). */
  readonly isTimeless?: boolean
}

/**
 * Split an iCalendar file into calendar objects, one per UID, each with the VTIMEZONEs it refers to (RFC
 * 5545, RFC 4791 4.1). A broken component is skipped and reported, the others are kept. An event without a
 * UID gets one computed from its contents, so that the same file gives the same objects again. METHOD is told beside
 * the objects: it does not belong into one, nor does the calendar's own name.
 *
 * @param text the file as text; anything at all
 */
export function parseICalendar(text: string, reading: Reading = {}): ICalendarReading {
  const outermost = beginsCalendar.test(text) ? readComponents(text) : []
  const events = fileEvents(outermost)
  const skipped: Skipped[] = []
  const byUid = new Map<string, Map<string, Readable>>()
  for (const event of events) {
    const read = readEvent(event, reading)
    if ('why' in read) skipped.push(read)
    else keep(byUid, read, (other) => skipped.push(skip(other, 'duplicate')))
  }
  const groups = [...byUid].map(([uid, byOccurrence]) => ({ uid, events: [...byOccurrence.values()] }))
  const mended = groups.flatMap(({ events: each }) =>
    each.flatMap(({ component, mends }) => mends.map((mend) => ({ what: whatIs(component), ...mend }))),
  )
  const byLine = (one: { readonly line: number }, other: { readonly line: number }) => one.line - other.line
  const isCalendar = events.length > 0 || outermost.some(({ name }) => name === 'vcalendar')
  return {
    failure: isCalendar ? null : 'not-icalendar',
    objects: groups.map(({ uid, events: each }) => objectOf(uid, each)),
    skipped: skipped.toSorted(byLine),
    mended: mended.toSorted(byLine),
    method: methodOf(outermost),
  }
}

function methodOf(outermost: readonly FoundComponent[]): string | null {
  const methods = outermost
    .filter(({ name }) => name === 'vcalendar')
    .map(({ properties }) => properties.find(([name]) => name === 'method')?.[3])
  const [method, ...others] = new Set(methods)
  return typeof method === 'string' && others.length === 0 ? method.trim().toUpperCase() : null
}

const beginsCalendar = /^[ \t\uFEFF]*BEGIN:(?:VCALENDAR|VEVENT)[ \t]*$/im

/** An event that can be stored, and what was corrected in it. */
type Readable = FileEvent & { readonly mends: readonly Omit<Mended, 'what'>[] }

function readEvent(
  event: FileEvent,
  { isGuessing = false, isTimeless = false }: Reading,
): Readable | Skipped {
  const { source, isBare } = event
  if (source.name !== 'vevent') return skip(event, 'not-an-event')
  if (source.broken !== null) return skip(event, source.broken.why, source.broken.line)
  const problem = isTimeless ? null : problemOf(event, event.component)
  const guess = problem === null ? null : guessed(event, problem)
  if (problem !== null && !(isGuessing && guess !== null)) {
    const { why, line } = reasonOf(source, problem)
    return { ...skip(event, why, line), canGuess: guess !== null }
  }
  const { component, guesses } = guess ?? { component: event.component, guesses: [] }
  const hows: readonly Mend[] = isBare ? ['no-calendar', ...guesses] : guesses
  const mends = [...hows.map((how) => ({ how, line: source.at })), ...source.mended]
  return { ...event, component: withUid(component), mends }
}

function problemOf({ definitionOf }: FileEvent, component: JCalComponent): ObjectProblem | null {
  const zones = [...new Set(tzidsOf(component))].map(definitionOf).filter((zone) => zone !== undefined)
  return checkObject(['vcalendar', [], [...zones, component]])
}

/**
 * An event with valid times, as far as the event itself has them; an end before a guessed start is removed
 * too.
 */
function guessed(event: FileEvent, first: ObjectProblem) {
  const guesses: Guess[] = []
  let [component, problem]: [JCalComponent, ObjectProblem | null] = [event.component, first]
  while (problem !== null && guesses.length < 2) {
    const guess = guessTimes(component, problem)
    if (guess === null) return null
    guesses.push(guess.how)
    component = guess.component
    problem = problemOf(event, component)
  }
  return problem === null ? { component, guesses } : null
}

/** The line of a start that cannot be read, or of an end before its start. */
function reasonOf(source: FoundComponent, problem: ObjectProblem): Pick<Skipped, 'why' | 'line'> {
  const lineOf = (...names: readonly string[]) =>
    source.lines[source.properties.findIndex(([name]) => names.includes(name))]
  const start = lineOf('dtstart')
  if (problem === 'no-dtstart' && start !== undefined) return { why: 'unreadable', line: start }
  const end = problem === 'end-before-start' ? lineOf('dtend', 'duration') : undefined
  return { why: problem, line: end ?? source.at }
}

function skip({ source, component }: FileEvent, why: SkipReason, line: number = source.at): Skipped {
  return { what: whatIs(component), why, line, canGuess: false }
}

/**
 * If two claim to be the same occurrence of the same event, the later revision stays; the other is a
 * duplicate.
 */
function keep(
  byUid: Map<string, Map<string, Readable>>,
  event: Readable,
  onDuplicate: (event: Readable) => void,
) {
  const uid = textOf(event.component, 'uid')
  const events = byUid.get(uid) ?? new Map<string, Readable>()
  const occurrence = textOf(event.component, 'recurrence-id')
  const other = events.get(occurrence)
  const isOlder = other !== undefined && sequenceOf(event.component) < sequenceOf(other.component)
  if (other !== undefined) onDuplicate(isOlder ? event : other)
  if (!isOlder) events.set(occurrence, event)
  byUid.set(uid, events)
}

function withUid(vevent: JCalComponent): JCalComponent {
  if (textOf(vevent, 'uid') !== '') return vevent
  const others = vevent[1].filter(([name]) => name !== 'uid')
  const uid: JCalProperty = ['uid', {}, 'text', `${fingerprint(JSON.stringify(others))}@imported`]
  return [vevent[0], [uid, ...others], vevent[2] ?? []]
}

/** FNV-1a from both ends: 64 bits are enough for the events of a file. */
function fingerprint(text: string): string {
  let [forth, back] = [0x811c9dc5, 0x811c9dc5]
  for (let index = 0; index < text.length; index++) {
    forth = Math.imul(forth ^ text.charCodeAt(index), 0x01000193)
    back = Math.imul(back ^ text.charCodeAt(text.length - 1 - index), 0x01000193)
  }
  return [forth, back].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

function whatIs(component: JCalComponent): string {
  const summary = propertyOf(component, 'summary')?.[3]
  if (typeof summary === 'string' && summary !== '') return summary
  return textOf(component, 'uid') || component[0].toUpperCase()
}
