import { changesHeartbeatMs } from '#contract/changes/changeEvents.ts'
import { errorFacts } from '../../http/errorFacts.ts'
import type { Log } from '../../ports.ts'
import type { Schedule } from '../reminders/reminderWorker.ts'
import type { ChangeReader } from '../../services.ts'
import type { CalendarRecord } from '../../store/records.ts'
import type { Store } from '../../store/Store.ts'
import { changesText, heartbeatText, openingText } from './eventText.ts'
import { readStateId, stateOfCalendars, type KnownState } from './knownState.ts'
import { visibleAgain, visibleCalendars, type VisibleCalendars } from './visibleCalendars.ts'

/** A stream of changes for one reader. */
export type ChangeStream = {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** The homes of whose changes it wants to know. */
  readonly homes: () => ReadonlySet<string>
  /** Something may have changed: in one calendar, or anything. */
  readonly look: (calendar: Source | null) => void
  readonly end: () => void
}

type Source = Pick<CalendarRecord, 'homeId' | 'calendarId'>

export type StreamWorld = {
  readonly store: Pick<Store, 'calendars' | 'shares' | 'webCalendars' | 'generation'>
  readonly log: Log
  readonly schedule: Schedule
  /** Lets others run in between. */
  readonly pause: () => Promise<void> | undefined
}

/** Bytes that wait for a slow reader. Beyond, it is told later, of everything together. */
const bufferBytes = 16 * 1024
/** At most so often is a reader told of what is in a calendar, so that many writes are one event. */
const gapMs = 500

/**
 * Nothing is queued for a reader. It looks at what is, compares it with what it has told, and tells the difference:
 * so a slow reader costs no memory, and an announcement that was lost is made up for by the next heartbeat.
 *
 * @param onEnd called once, when it ends for whatever reason
 */
export async function changeStream(
  world: StreamWorld,
  reader: ChangeReader,
  onEnd: () => void,
): Promise<ChangeStream> {
  const { store, log, schedule, pause } = world
  const { userId, lastEventId, mayListen } = reader
  let visible = await visibleCalendars(store, userId)
  let known = stateOfCalendars(visible)
  let homes = homesOf(userId, visible)
  let waiting: readonly Source[] | 'anything' = []
  let isLooking = false
  let isInGap = false
  let isEnded = false
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null
  let cancelHeartbeat = (): void => undefined
  let cancelGap = (): void => undefined

  const end = () => {
    if (isEnded) return
    isEnded = true
    cancelHeartbeat()
    cancelGap()
    controller?.close()
    onEnd()
  }
  const send = (text: string) => {
    if (!isEnded && text !== '') controller?.enqueue(bytesOf(text))
  }
  const hasRoom = () => (controller?.desiredSize ?? 0) > 0

  const lookNow = async () => {
    await pause()
    const asked = waiting
    waiting = []
    if (!(await mayListen())) return end()
    visible = await lookedAt(store, userId, visible, asked)
    homes = homesOf(userId, visible)
    send(changesText(known, visible))
    known = stateOfCalendars(visible)
  }
  const run = () => {
    if (isEnded || isLooking || waiting.length === 0 || !hasRoom()) return
    if (isInGap && waiting !== 'anything') return
    isLooking = true
    lookNow()
      .catch((error: unknown) => {
        log('changes-failed', errorFacts(error))
        end()
      })
      .finally(() => {
        isLooking = false
        if (isEnded) return
        isInGap = true
        cancelGap()
        cancelGap = schedule(() => {
          isInGap = false
          run()
        }, gapMs)
      })
  }
  const look = (calendar: Source | null) => {
    waiting = calendar === null || waiting === 'anything' ? 'anything' : [...waiting, calendar]
    run()
  }
  const beat = () => {
    cancelHeartbeat = schedule(() => {
      if (hasRoom()) send(heartbeatText)
      beat()
      look(null)
    }, changesHeartbeatMs)
  }

  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (started) => {
        controller = started
        send(openingText(readKnown(lastEventId), visible))
        beat()
      },
      pull: run,
      cancel: () => {
        controller = null
        end()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
  )
  return {
    body,
    homes: () => homes,
    look,
    end,
  }
}

const homesOf = (userId: string, { calendars }: VisibleCalendars): ReadonlySet<string> =>
  new Set([userId, ...calendars.map(({ source }) => source.homeId)])

const readKnown = (id: string | null): KnownState | null | 'unreadable' =>
  id === null || id === '' ? null : (readStateId(id) ?? 'unreadable')

/** What is visible now, of which only these calendars may have changed. */
async function lookedAt(
  store: StreamWorld['store'],
  userId: string,
  before: VisibleCalendars,
  asked: readonly Source[] | 'anything',
): Promise<VisibleCalendars> {
  if (asked === 'anything') return visibleCalendars(store, userId)
  const calendars = [...before.calendars]
  for (const [at, calendar] of calendars.entries()) {
    if (!asked.some((each) => isSame(each, calendar.source))) continue
    const again = await visibleAgain(store, userId, calendar)
    if (again === null) return visibleCalendars(store, userId)
    calendars[at] = again
  }
  return { ...before, calendars }
}

const isSame = (one: Source, other: Source) =>
  one.homeId === other.homeId && one.calendarId === other.calendarId

const encoder = new TextEncoder()
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)
