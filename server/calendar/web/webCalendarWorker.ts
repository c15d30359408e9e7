import { addMs, dayMs } from '#domain/time/units.ts'
import type { WebCalendarRecord } from '../../store/records.ts'
import { dueWork, type DueWork } from '../scheduling/dueWork.ts'
import { refreshWebCalendar, type WebWorld } from './refreshWebCalendar.ts'

/** Reads calendars on the web again when their time has come. */
export type WebCalendarWorker = DueWork

/** How many are read at once, so that a slow one does not hold up the others. */
const batch = 8

/** Any process takes one that is due, and puts it off meanwhile: if it dies, another one reads it later. */
export function webCalendarWorker(world: WebWorld): WebCalendarWorker {
  const { store, clock } = world
  return dueWork(world, {
    failure: 'web-calendars-failed',
    work: async (_isAsked, isStopped) => {
      for (;;) {
        const due = await store.webCalendars.due(clock(), batch)
        await Promise.all(due.map((each) => readFor(world, each)))
        if (due.length < batch || isStopped()) return store.webCalendars.next()
      }
    },
  })
}

async function readFor(world: WebWorld, calendar: WebCalendarRecord): Promise<void> {
  const { store, clock } = world
  const person = await store.users.byId(calendar.userId)
  if (person !== null && person.blockedAt === undefined) await refreshWebCalendar(world, calendar)
  // Nobody sees it, at least for now.
  else await store.webCalendars.claim(calendar, addMs(clock(), dayMs))
}
