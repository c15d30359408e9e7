import { vevent } from '../support/vevent.ts'
import { busyWeekEvents, type WeekEvent } from './busyWeekEvents.ts'
import { weekOfNow } from './weekOfNow.ts'
import type { World } from './World.ts'

/** Alice's week with every state of an event, around today. */
export const busyWeek: World = {
  story: 'Alice has three calendars and a full week.',
  async play({ as, now, zone }) {
    const alice = await as('alice')
    await as('bob')
    // They differ from each other, and from her own one, for the colour-blind too: a blue, an amber and a dark green.
    await alice.createCalendar({ id: 'work', name: 'Work', colour: '#1a73e8', description: 'The office' })
    await alice.createCalendar({ id: 'personal', name: 'Personal', colour: '#b7791f' })
    await alice.createCalendar({ id: 'travel', name: 'Travel', colour: '#0b6b5d' })

    const week = weekOfNow(now, zone)
    for (const event of busyWeekEvents) {
      await alice.putEvent(event.calendar, event.uid, vevent({ ...event, ...timesOf(event, week), zone }))
    }
  },
}

function timesOf(event: WeekEvent, { at, day }: ReturnType<typeof weekOfNow>) {
  if ('days' in event) return { start: day(event.day), end: day(event.day + event.days) }
  const { from, to } = event
  return { start: at(event.day, from), end: at(to < from ? event.day + 1 : event.day, to) }
}
