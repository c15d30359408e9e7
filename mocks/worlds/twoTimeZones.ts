import { vevent } from '../support/vevent.ts'
import { weekOfNow } from './weekOfNow.ts'
import type { World } from './World.ts'

export const twoTimeZones: World = {
  story: 'Alice works in Paris with a team in New York.',
  async play({ as, now }) {
    const alice = await as('alice')
    await alice.createCalendar({ id: 'work', name: 'Work', colour: '#1a73e8' })
    const { at, day } = weekOfNow(now, 'Europe/Paris')
    const put = (event: Parameters<typeof vevent>[0]) => alice.putEvent('work', event.uid, vevent(event))
    await put({
      uid: 'paris-breakfast',
      title: 'Breakfast in Paris',
      start: at(1, '08:30'),
      end: at(1, '09:15'),
      zone: 'Europe/Paris',
    })
    await put({
      uid: 'new-york-review',
      title: 'New York review',
      start: at(1, '09:00'),
      end: at(1, '10:00'),
      zone: 'America/New_York',
    })
    await put({
      uid: 'outlook-call',
      title: 'Call from Outlook',
      start: at(2, '15:00'),
      end: at(2, '16:00'),
      zone: 'Romance Standard Time',
    })
    await put({ uid: 'floating-walk', title: 'Walk', start: at(3, '12:30'), end: at(3, '13:00') })
    await put({ uid: 'holiday', title: 'Holiday', start: day(4), end: day(5) })
  },
}
