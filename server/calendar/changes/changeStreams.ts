import { defaultLimits } from '../../limits.ts'
import { throwHttpError } from '../../HttpError.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import type { Ports } from '../../ports.ts'
import type { ChangeReader } from '../../services.ts'
import type { ChangeListener } from '../../store/ChangeStore.ts'
import type { Schedule } from '../reminders/reminderWorker.ts'
import { changeStream, type ChangeStream } from './changeStream.ts'

/** The open streams of changes of this process (CAL-33). */
export type ChangeStreams = {
  /** @throws {HttpError} too-many-requests, unavailable */
  readonly open: (reader: ChangeReader) => Promise<Response>
  /** How many are open. */
  readonly count: () => number
  /** Ends all. */
  readonly stop: () => void
}

/** In seconds: when to try again. */
const fullRetryAfter = 60

/** Listens to the store only while somebody listens here. */
export function changeStreams(
  { store, settings, log }: Pick<Ports, 'store' | 'settings' | 'log'>,
  schedule: Schedule = byTimer,
): ChangeStreams {
  const { perPerson, inAll } = (settings.limits ?? defaultLimits).changeStreams
  const pause = timeSlices()
  const open = new Set<{ readonly userId: string; stream: ChangeStream | null }>()
  let leaving: Promise<() => void> | null = null

  const heard: ChangeListener = (subjects) => {
    for (const { stream } of open) {
      if (stream === null) continue
      if (subjects === null) stream.look(null)
      const homes = stream.homes()
      for (const { homeId, calendarId } of subjects ?? [])
        if (homes.has(homeId)) stream.look(calendarId === undefined ? null : { homeId, calendarId })
    }
  }
  const leave = (entry: { readonly userId: string; stream: ChangeStream | null }) => {
    open.delete(entry)
    if (open.size > 0) return
    leaving?.then((stop) => stop()).catch(() => undefined)
    leaving = null
  }

  return {
    open: async (reader) => {
      const { userId } = reader
      if ([...open].filter((each) => each.userId === userId).length >= perPerson)
        throwHttpError('too-many-requests', 'Changes are being sent to too many windows of yours.', later)
      if (open.size >= inAll)
        throwHttpError('unavailable', 'Changes are being sent to too many people just now.', later)
      const entry: { readonly userId: string; stream: ChangeStream | null } = { userId, stream: null }
      open.add(entry)
      try {
        leaving ??= store.changes.listen(heard)
        await leaving
        const stream = await changeStream({ store, log, schedule, pause }, reader, () => leave(entry))
        entry.stream = stream
        // What was written while it was opened.
        stream.look(null)
        return new Response(stream.body, { headers })
      } catch (error) {
        leave(entry)
        throw error
      }
    },
    count: () => open.size,
    stop: () => {
      for (const { stream } of open) stream?.end()
    },
  }
}

const later = { 'retry-after': String(fullRetryAfter) }

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Proxies in front must not collect it (nginx).
  'x-accel-buffering': 'no',
}

const byTimer: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}
