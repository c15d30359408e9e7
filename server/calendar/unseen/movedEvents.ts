import type { EpochMs } from '#domain/time/units.ts'
import { byteLength } from '../../byteLength.ts'
import type { ChangedEvent, EventVersion, Look } from '../../store/EventHistoryStore.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import type { EventMove } from '../../store/unseen/UnseenStore.ts'
import { netMoves } from './netMoves.ts'

/** A calendar that somebody may read, and how they look at it. */
export type LookedAt = { readonly calendar: CalendarRecord; readonly look: Look }

/** An event that somebody else moved to another calendar, as a person sees it who reads one of the two, or both. */
export type MovedEvent = {
  /** Where it is told: the calendar in which it is, or else the one from which it went. */
  readonly calendar: CalendarRecord
  readonly change: ChangedEvent
  /** Where it was, if that is read, too. */
  readonly from: { readonly calendar: CalendarRecord; readonly eventId: string } | null
}

/**
 * The events that others moved to another calendar of the same home (CAL-34), the latest first; at most as many as a
 * look has in a calendar.
 */
export async function movedEvents(
  { history, unseen }: Pick<Store, 'history' | 'unseen'>,
  all: readonly LookedAt[],
): Promise<readonly MovedEvent[]> {
  const announced: (Announced & { readonly homeId: string; readonly move: EventMove })[] = []
  for (const [homeId, read] of Map.groupBy(all, ({ calendar }) => sourceOf(calendar).homeId))
    for (const move of await movesIn({ unseen }, homeId, read)) {
      const where = announcedAt(read, move)
      if (where !== null) announced.push({ ...where, homeId, move })
    }
  const latest = announced.toSorted((one, other) => other.move.at - one.move.at)
  const found: MovedEvent[] = []
  for (const { homeId, move, ...where } of latest.slice(0, all[0]?.look.limit.events)) {
    const states = await history.of({ homeId, ...move.to }, where.at.look.now)
    const change = changeBy(move, where, states)
    if (change !== null)
      found.push({ calendar: where.at.calendar, change, from: change.before === null ? null : where.from })
  }
  return found
}

const sourceOf = ({ copy, homeId, calendarId }: CalendarRecord) => copy?.source ?? { homeId, calendarId }

async function movesIn(
  { unseen }: Pick<Store, 'unseen'>,
  homeId: string,
  read: readonly LookedAt[],
): Promise<readonly EventMove[]> {
  const [first, ...others] = read
  if (first === undefined) return []
  const since = others.reduce<EpochMs>(
    (least, { look }) => (look.since < least ? look.since : least),
    first.look.since,
  )
  return netMoves(await unseen.moves(homeId, since, first.look.now), first.look.reader)
}

type Announced = {
  readonly at: LookedAt
  readonly isGone: boolean
  readonly from: MovedEvent['from']
}

/** Where a move is told; null if it was seen already, or from before the calendar was shared. */
function announcedAt(read: readonly LookedAt[], { from, to, at }: EventMove): Announced | null {
  const reading = (calendarId: string) =>
    read.find(({ calendar }) => sourceOf(calendar).calendarId === calendarId)
  const isNew = (looked: LookedAt, eventId: string) => at > looked.look.lookedAt(eventId)
  const [source, target] = [reading(from.calendarId), reading(to.calendarId)]
  const known = source !== undefined && isNew(source, from.eventId) ? source : null
  if (target === undefined) return known && { at: known, isGone: true, from: null }
  if (!isNew(target, to.eventId)) return null
  const before = known && { calendar: known.calendar, eventId: from.eventId }
  return { at: target, isGone: false, from: before }
}

/** @param states of the event where it is now, the newest first; none if it was deleted since */
function changeBy(
  move: EventMove,
  { at: { look }, isGone, from }: Announced,
  states: readonly EventVersion[],
): ChangedEvent | null {
  const [current] = states
  if (current === undefined) return null
  const { eventId } = isGone ? move.from : move.to
  const looked = look.lookedAt(eventId)
  const isWrittenLater = current.at > move.at
  if (isWrittenLater && current.by === look.reader) return null
  const seen = states.find((each) => each.at <= looked || each.by === look.reader)
  const oldest = states.at(-1)
  // Where the history begins later, its first state is the nearest to what was seen.
  const known = seen ?? (oldest?.number === 1 ? undefined : oldest)
  const before = isGone || from !== null ? (known?.jcal ?? null) : null
  const after = isGone ? null : current.jcal
  const texts = [before, after].filter((text) => text !== null)
  if (texts.length === 0 || texts.some((text) => byteLength(text) > look.limit.bytesEach)) return null
  const { at, by } = isWrittenLater && !isGone ? current : move
  return { eventId, at, by, before, after }
}
