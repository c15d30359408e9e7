import * as v from 'valibot'
import type { ChangeStore, Subject } from '../ChangeStore.ts'
import { localChanges } from '../localChanges.ts'
import { postgresNotifications } from './postgresNotifications.ts'

const channel = 'kalends_changes'
/** Announcements of this time go out together. */
const batchMs = 50
/** A notification has at most 8,000 bytes. */
const perNotification = 10

const notification = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    from: v.string(),
    subjects: v.array(v.object({ homeId: v.string(), calendarId: v.exactOptional(v.string()) })),
  }),
)

type Options = {
  readonly databaseUrl: string
  readonly notify: (channel: string, text: string) => Promise<unknown>
}

/**
 * Announcements by NOTIFY, to those who listen in any process. They go out after the commit, in a transaction of
 * their own, because with a NOTIFY inside of each write all commits would wait for each other. The connection that
 * listens is open only while somebody does.
 */
export function postgresChanges({ databaseUrl, notify }: Options): ChangeStore['changes'] & {
  readonly stop: () => void
} {
  const from = crypto.randomUUID()
  const local = localChanges()
  const waiting = new Map<string, Subject>()
  let timer: NodeJS.Timeout | null = null
  let stopListening: (() => void) | null = null
  let listeners = 0

  const send = async () => {
    timer = null
    const subjects = [...waiting.values()]
    waiting.clear()
    for (let at = 0; at < subjects.length; at += perNotification) {
      const text = JSON.stringify({ from, subjects: subjects.slice(at, at + perNotification) })
      // It is a hint: without it, others look a little later.
      await notify(channel, text).catch(() => undefined)
    }
  }
  const heard = (text: string | null) => {
    if (text === null) return local.tell(null)
    const read = v.safeParse(notification, text)
    if (!read.success) return local.tell(null)
    return read.output.from === from ? undefined : local.tell(read.output.subjects)
  }
  const stop = () => {
    stopListening?.()
    stopListening = null
  }

  return {
    announce: async (subjects) => {
      local.tell(subjects)
      for (const subject of subjects) waiting.set(JSON.stringify(subject), subject)
      timer ??= setTimeout(() => void send(), batchMs).unref()
    },
    listen: async (listener) => {
      const leave = await local.listen(listener)
      listeners += 1
      stopListening ??= postgresNotifications(databaseUrl, channel, heard)
      return () => {
        leave()
        listeners -= 1
        if (listeners === 0) stop()
      }
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer)
      stop()
    },
  }
}
