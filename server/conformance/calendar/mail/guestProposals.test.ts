import { expect } from 'vitest'
import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { dayMs } from '#domain/time/units.ts'
import type { Home } from '../../testing/homeOf.ts'
import { answer, attendee, guest, meeting, other, pathOf, posted } from '../../testing/posted.ts'
import type { World } from '../../testing/world.ts'

const daily: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', count: 5 }]
/** The second date of the series, and as the page names it. */
const second = '2027-03-16T08:00:00Z'
const inPage = encodeURIComponent(second)
const atThree = 'propose=time&date=2027-03-17&start=15:00&end=16:00'

async function storedIn(home: Home) {
  const headers = { accept: 'application/calendar+json' }
  return (await home.ask('GET', '/events/1.ics', { headers })).json()
}

/** The guest's ATTENDEE by the RECURRENCE-ID of its VEVENT; '' is the series. */
async function guestByDate(world: World, home: Home): Promise<Record<string, unknown>> {
  await world.settled()
  const data = await storedIn(home)
  const vevents: readonly JCalComponent[] = data[2]
  const isGuest = ([name, , , value]: JCalProperty) => name === 'attendee' && value === `mailto:${guest}`
  return Object.fromEntries(
    vevents.map(([, properties]) => {
      const date = properties.find(([name]) => name === 'recurrence-id')?.[3]
      return [typeof date === 'string' ? date : '', properties.find(isGuest)?.[1]]
    }),
  )
}

const ofSecond = '2027-03-16T09:00:00'

posted(
  'CAL-30 a guest proposes another time for one date of a series in the page, which the organizer alone sees',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, daily, attendee(guest), attendee(other)))
    await world.settled()
    const link = pathOf(postbox.sent.find(({ to }) => to === guest))
    const page = await (await world.fetch('GET', link)).text()
    expect(page).toContain('<select name="propose-for">')
    expect(page).not.toContain('name="propose" value="time"')
    const chosen = await (await world.fetch('GET', `${link}?propose-for=${inPage}`)).text()
    expect(chosen).toContain(`<input type="hidden" name="date-of" value="${second}">`)
    expect(chosen).toMatch(
      /name="date" required value="2027-03-16".*name="start" required value="09:00".*value="10:00"/,
    )
    expect(await guestByDate(world, alices)).toEqual({ '': { 'schedule-status': '1.1' } })

    const done = await (await answer(world, link, `${atThree}&date-of=${inPage}&note=Later`)).text()
    expect(done).toContain('Alice Archer sees the time that you propose')
    expect(done).toMatch(/You propose Wednesday,? 17 March 2027.*15:00.*instead of Tue,? 16 Mar, 09:00\./)
    expect(await guestByDate(world, alices)).toEqual({
      '': { 'schedule-status': '1.1' },
      [ofSecond]: {
        'schedule-status': '1.1',
        'x-proposed-start': '2027-03-17T14:00:00Z',
        'x-proposed-end': '2027-03-17T15:00:00Z',
        'x-proposed-comment': 'Later',
      },
    })
    // It is between the two: nobody is sent anything.
    expect(postbox.sent).toHaveLength(2)
  },
)

posted(
  'CAL-30 the organizer accepts a time for one date: that date moves, and its guests are asked again',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, daily, attendee(guest)))
    await world.settled()
    await answer(world, pathOf(postbox.sent[0]), `${atThree}&date-of=${inPage}`)
    await world.settled()
    const data = await storedIn(alices)
    const moved = data[2].map(([name, properties, inside]: JCalComponent) =>
      properties.some((each) => each[0] === 'recurrence-id')
        ? [
            name,
            properties.map((each) =>
              each[0] === 'dtstart' ? [...each.slice(0, 3), '2027-03-17T15:00:00'] : each,
            ),
            inside,
          ]
        : [name, properties, inside],
    )
    await alices.put('/events/1.ics', [data[0], data[1], moved])
    expect((await guestByDate(world, alices))[ofSecond]).not.toHaveProperty('x-proposed-start')
    expect(postbox.sent).toHaveLength(2)
    expect(postbox.sent[1]).toMatchObject({ subject: 'Changed: Plan <b>', calendar: { method: 'REQUEST' } })
    expect(postbox.sent[1]?.calendar?.text).toContain('DTSTART;TZID=Europe/Paris:20270317T150000')
  },
)

posted(
  'CAL-30 a time is proposed for a coming date of the series alone, and not for whole days',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, daily, attendee(guest)))
    await world.settled()
    const link = pathOf(postbox.sent[0])
    const isRefused = async (body: string) =>
      (await (await answer(world, link, body)).text()).includes('role="alert"')
    expect(await isRefused(atThree)).toBe(true)
    expect(await isRefused(`${atThree}&date-of=2027-04-01T08:00:00Z`)).toBe(true)
    expect(await isRefused(`propose=time&date=2027-03-17&start=16:00&end=15:00&date-of=${inPage}`)).toBe(true)
    expect(await guestByDate(world, alices)).toEqual({ '': { 'schedule-status': '1.1' } })
    world.pass(8 * dayMs)
    expect(await (await world.fetch('GET', link)).text()).not.toContain(second)
    expect(await isRefused(`${atThree}&date-of=${inPage}`)).toBe(true)
  },
)

posted('CAL-30 who proposes times without end is stopped for the day', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, daily, attendee(guest)))
  await world.settled()
  const link = pathOf(postbox.sent[0])
  const statuses = new Set<number>()
  for (let at = 0; at < 51; at += 1)
    statuses.add((await answer(world, link, `${atThree}&date-of=${inPage}`)).status)
  expect([...statuses]).toEqual([200, 429])
})

posted(
  'CAL-30 a link that was changed, or whose guest was removed, proposes nothing',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, daily, attendee(guest), attendee(other)))
    await world.settled()
    const link = pathOf(postbox.sent.find(({ to }) => to === guest))
    const proposal = `${atThree}&date-of=${inPage}`
    expect((await answer(world, `${link}AAAA`, proposal)).status).toBe(404)
    await alices.put('/events/1.ics', meeting({}, daily, attendee(other)))
    await world.settled()
    expect((await answer(world, link, proposal)).status).toBe(404)
  },
)
