import { addMs, earlier, epochMs, later, type EpochMs } from '#domain/time/units.ts'
import { byteLength } from '../../byteLength.ts'
import type { ChangedEvent, EventVersion, Look } from '../../store/EventHistoryStore.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { unseenRows } from '../../store/unseen/UnseenStore.ts'
import { netMoves, type NetMove } from './netMoves.ts'

/** A calendar that somebody may read, and how they look at it. */
export type LookedAt = { readonly calendar: CalendarRecord; readonly look: Look }

/** An event that somebody else moved to another calendar, as a person sees it who reads one of the two, or both. */
export type MovedEvent = {
  /** Where it is told: the calendar in which it is, or else the one from which it went. */
  readonly calendar: CalendarRecord
  readonly eventId: string
  /** Null for what came and went. */
  readonly change: ChangedEvent | null
  /** Where it was, if that is another calendar, which is read, too. */
  readonly from: { readonly calendar: CalendarRecord; readonly eventId: string } | null
}

/**
 * The events that others moved to another calendar of the same home (CAL-34), the latest first, also if they are back;
 * at most as many as a look has in a calendar. Nothing is told of what an event was where the person does not read.
 */
export async function movedEvents(
  { history, unseen }: Pick<Store, 'history' | 'unseen'>,
  all: readonly LookedAt[],
): Promise<readonly MovedEvent[]> {
  const announced: (Announced & { readonly homeId: string })[] = []
  for (const [homeId, read] of Map.groupBy(all, ({ calendar }) => sourceOf(calendar).homeId)) {
    const { moves, knownFrom } = await movesIn({ unseen }, homeId, read)
    for (const move of moves) {
      const where = announcedAt(read, move, knownFrom)
      if (where !== null) announced.push({ ...where, homeId })
    }
  }
  const latest = announced.toSorted((one, other) => other.move.at - one.move.at)
  const found: MovedEvent[] = []
  for (const { homeId, ...where } of latest.slice(0, all[0]?.look.limit.events)) {
    const states = await history.of({ homeId, ...where.move.to }, where.at.look.now)
    const change = changeBy(where, states)
    const hasComeAndGone = states.length === 0 && where.from === null
    if (change !== null || hasComeAndGone) found.push(told(where, change))
  }
  return found
}

const sourceOf = ({ copy, homeId, calendarId }: CalendarRecord) => copy?.source ?? { homeId, calendarId }

/** The moves in a home; all of them from `knownFrom` on, as of very many the first ones are not remembered. */
async function movesIn(
  { unseen }: Pick<Store, 'unseen'>,
  homeId: string,
  read: readonly LookedAt[],
): Promise<{ readonly moves: readonly NetMove[]; readonly knownFrom: EpochMs }> {
  const [first, ...others] = read
  if (first === undefined) return { moves: [], knownFrom: epochMs(0) }
  const since = others.reduce<EpochMs>((least, { look }) => earlier(least, look.since), first.look.since)
  const moves = await unseen.moves(homeId, since, first.look.now)
  const isWhole = moves.length < unseenRows.moves
  return {
    moves: netMoves(moves, first.look.reader),
    knownFrom: isWhole ? since : (moves[0]?.at ?? since),
  }
}

type Announced = {
  readonly move: NetMove
  readonly at: LookedAt
  readonly isGone: boolean
  /** Where it was, if the person read it there and had not seen it leave. */
  readonly from: LookedAt | null
  /** What they saw there was as it was then at the latest, before it left. */
  readonly seenAt: EpochMs
}

/** Where a move is told; null if it was seen already, or from before the calendar was shared. */
function announcedAt(read: readonly LookedAt[], move: NetMove, knownFrom: EpochMs): Announced | null {
  const { from, to, at, leftAt } = move
  const reading = (calendarId: string) =>
    read.find(({ calendar }) => sourceOf(calendar).calendarId === calendarId)
  const [source, target] = [reading(from.calendarId), reading(to.calendarId)]
  const left = source?.look.lookedAt(from.eventId) ?? leftAt
  const known = source !== undefined && leftAt > left ? source : null
  const looked = target === undefined ? left : target.look.lookedAt(to.eventId)
  const seenAt = earlier(addMs(leftAt, -1), later(later(left, looked), knownFrom))
  if (target === undefined) return known && { move, at: known, isGone: true, from: known, seenAt }
  return at > looked ? { move, at: target, isGone: false, from: known, seenAt } : null
}

/** @param states of the event where it is now, the newest first; none if it was deleted since */
function changeBy(
  { move, at: { look }, isGone, from, seenAt }: Announced,
  states: readonly EventVersion[],
): ChangedEvent | null {
  const [current] = states
  if (current === undefined) return null
  const { eventId } = isGone ? move.from : move.to
  const isWrittenLater = current.at > move.at
  if (isWrittenLater && current.by === look.reader) return null
  const seen = states.find((each) => each.at <= seenAt || each.by === look.reader)
  const oldest = states.at(-1)
  // Where the history begins later, its first state is the nearest to what was seen, unless it was written elsewhere.
  const isNear = oldest !== undefined && oldest.number !== 1 && oldest.at < move.leftAt
  const known = seen ?? (isNear ? oldest : undefined)
  const before = from === null ? null : (known?.jcal ?? null)
  const after = isGone ? null : current.jcal
  const texts = [before, after].filter((text) => text !== null)
  if (texts.length === 0 || texts.some((text) => byteLength(text) > look.limit.bytesEach)) return null
  const { at, by } = isWrittenLater && !isGone ? current : move
  return { eventId, at, by, before, after }
}

function told({ move, at: { calendar }, isGone, from }: Announced, change: ChangedEvent | null): MovedEvent {
  const wasThere = change !== null && change.before !== null
  return {
    calendar,
    eventId: isGone ? move.from.eventId : move.to.eventId,
    change,
    from:
      wasThere && from !== null && from.calendar !== calendar
        ? { calendar: from.calendar, eventId: move.from.eventId }
        : null,
  }
}
