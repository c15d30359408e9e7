import { expect } from 'vitest'
import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { dayMs, minuteMs } from '#domain/time/units.ts'
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

/** Alice's program writes the one date that stands alone, with its properties changed. */
async function rewrite(
  home: Home,
  change: (property: JCalProperty) => JCalProperty,
  headers: Record<string, string> = {},
): Promise<void> {
  const [name, properties, components] = await storedIn(home)
  const events = components.map(([kind, inside, alarms]: JCalComponent) => {
    const isDate = inside.some((each) => each[0] === 'recurrence-id') || components.length === 1
    return [kind, isDate ? inside.map(change) : inside, alarms]
  })
  await home.ask('PUT', '/events/1.ics', { headers, body: [name, properties, events] })
}

const time = (name: string, value: string): JCalProperty => [
  name,
  { tzid: 'Europe/Paris' },
  'date-time',
  value,
]

/** Declines what stands with the guest. */
const declining = (each: JCalProperty): JCalProperty =>
  each[3] === `mailto:${guest}` && each[0] === 'attendee'
    ? ['attendee', { ...each[1], 'x-proposed-status': 'DECLINED' }, each[2], each[3]]
    : each

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
    await rewrite(alices, (each) => (each[0] === 'dtstart' ? time('dtstart', '2027-03-17T15:00:00') : each))
    expect((await guestByDate(world, alices))[ofSecond]).not.toHaveProperty('x-proposed-start')
    expect(postbox.sent).toHaveLength(2)
    expect(postbox.sent[1]).toMatchObject({ subject: 'Changed: Plan <b>', calendar: { method: 'REQUEST' } })
    expect(postbox.sent[1]?.calendar?.text).toContain('DTSTART;TZID=Europe/Paris:20270317T150000')
  },
)

posted('CAL-30 a time is proposed for a coming date of the series alone', async (world, postbox, alices) => {
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
})

posted('CAL-30 who proposes times without end is stopped for the day', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, daily, attendee(guest)))
  await world.settled()
  const link = pathOf(postbox.sent[0])
  const statuses = new Set<number>()
  for (let at = 0; at < 51; at += 1)
    statuses.add((await answer(world, link, `${atThree}&date-of=${inPage}&note=${at}`)).status)
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

posted('CAL-30 a guest proposes another time for a whole series', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, daily, attendee(guest)))
  await world.settled()
  const link = pathOf(postbox.sent[0])
  const form = await (await world.fetch('GET', `${link}?propose-for=all`)).text()
  expect(form).toMatch(/All dates move as this one does: Mon,? 15 Mar, 09:00/)
  const first = encodeURIComponent('2027-03-15T08:00:00Z')
  const later = 'propose=time&date=2027-03-15&start=11:00&end=12:00&scope=all'
  const done = await (await answer(world, link, `${later}&date-of=${first}`)).text()
  expect(done).toContain('Alice Archer sees the time that you propose')
  expect(done).toMatch(/For all dates you propose another time: Monday,? 15 March 2027.*11:00/)
  expect((await guestByDate(world, alices))['']).toMatchObject({
    'x-proposed-start': '2027-03-15T10:00:00Z',
  })
})

posted(
  'CAL-30 a guest proposes other days for an event that lasts whole days',
  async (world, postbox, alices) => {
    const days = JSON.stringify(meeting({}, attendee(guest)))
      .replace(/\["dtstart".*?\]/, '["dtstart",{},"date","2027-03-20"]')
      .replace('PT1H', 'P2D')
    await alices.put('/events/1.ics', JSON.parse(days))
    await world.settled()
    const link = pathOf(postbox.sent[0])
    const done = await (await answer(world, link, 'propose=time&date=2027-03-22&last=2027-03-22')).text()
    expect(done).toContain('Alice Archer sees the time that you propose')
    expect((await guestByDate(world, alices))['']).toMatchObject({
      'x-proposed-start': '2027-03-22T00:00:00Z',
      'x-proposed-end': '2027-03-23T00:00:00Z',
    })
  },
)

posted(
  'CAL-30 what is sent from a page of an event that has moved since is not taken, and that is said',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, attendee(guest)))
    await world.settled()
    const link = pathOf(postbox.sent[0])
    const page = await (await world.fetch('GET', link)).text()
    const known = /name="sequence" value="(\d+)"/.exec(page)?.[1]
    expect(known).toBeDefined()
    await rewrite(alices, (each) => (each[0] === 'dtstart' ? time('dtstart', '2027-03-18T09:00:00') : each))
    await world.settled()
    for (const body of ['answer=accepted', atThree]) {
      const sent = await answer(world, link, `${body}&note=I+come+by+bus&sequence=${known}`)
      const shown = await sent.text()
      expect(shown).toContain('The event has changed meanwhile, so nothing was sent')
      expect(shown).toContain('18 March 2027')
      // What was typed is there to be sent again.
      expect(shown).toContain('>I come by bus</textarea>')
      if (body === atThree) expect(shown).toContain('name="start" required value="15:00"')
    }
    expect((await guestByDate(world, alices))['']).toEqual({ 'schedule-status': '1.1' })
    // A date that is not there any more is not taken for another one.
    const unknown = await answer(world, link, 'answer=accepted&date-of=2027-03-15T08:00:00Z')
    expect(await unknown.text()).toContain('so nothing was sent')
    const now = /name="sequence" value="(\d+)"/.exec(await (await world.fetch('GET', link)).text())?.[1]
    expect(await (await answer(world, link, `answer=accepted&sequence=${now}`)).text()).toContain(
      'You have accepted.',
    )
  },
)

const unfolded = (text = '') => text.replaceAll('\r\n ', '')

posted(
  'CAL-30 a guest whose time for one date is declined gets DECLINECOUNTER by mail, once, and the page says so',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, daily, attendee(guest), attendee(other)))
    await world.settled()
    const invitation = postbox.sent.find(({ to }) => to === guest)
    const link = pathOf(invitation)
    await answer(world, link, `${atThree}&date-of=${inPage}`)
    await rewrite(alices, declining, { 'x-schedule-note': 'Too%20late' })
    await world.settled()
    expect(postbox.sent).toHaveLength(3)
    const mail = postbox.sent[2]
    expect(mail).toMatchObject({
      to: guest,
      subject: 'Proposed time declined: Plan <b>',
      references: invitation?.references,
      calendar: { method: 'DECLINECOUNTER' },
    })
    expect(mail?.messageId).not.toBe(invitation?.messageId)
    expect(mail?.text).toMatch(
      /^Alice Archer has declined the time that you proposed: Wednesday,? 17 March 2027.*15:00/,
    )
    expect(mail?.text).toMatch(/“Too late”.*When:\nTuesday,? 16 March 2027.*09:00/s)
    expect(mail?.html).toContain('has declined the time that you proposed')
    const calendar = unfolded(mail?.calendar?.text)
    expect(calendar).toContain('METHOD:DECLINECOUNTER')
    expect(calendar).toContain('RECURRENCE-ID;TZID=Europe/Paris:20270316T090000')
    expect(calendar).toContain('DTSTART;TZID=Europe/Paris:20270316T090000')
    expect(calendar).toContain('ORGANIZER;CN=Alice:mailto:calendar@kalends.example')
    expect(calendar).toContain('COMMENT:Too late')
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(calendar).not.toContain(other)
    expect(await (await world.fetch('GET', link)).text()).toContain(
      'Alice Archer has declined the time that you proposed',
    )
    // Written again, or the form sent again, it is no news; another proposal that is declined is.
    const again = await (await answer(world, link, `${atThree}&date-of=${inPage}`)).text()
    expect(again).not.toContain('sees the time that you propose')
    expect(again).toContain('has declined the time that you proposed')
    await rewrite(alices, (each) => (each[0] === 'color' ? each : declining(each)))
    await world.settled()
    expect(postbox.sent).toHaveLength(3)
    await answer(world, link, `${atThree}&date-of=${inPage}&note=Really`)
    await rewrite(alices, declining)
    await world.settled()
    expect(postbox.sent.map(({ calendar: part }) => part?.method)).toEqual([
      'REQUEST',
      'REQUEST',
      'DECLINECOUNTER',
      'DECLINECOUNTER',
    ])
  },
)

const counter = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Far//EN',
  'METHOD:COUNTER',
  'BEGIN:VEVENT',
  'UID:plan',
  'DTSTAMP:20270310T090001Z',
  'SEQUENCE:0',
  'DTSTART;TZID=Europe/Paris:20270316T140000',
  'DURATION:PT1H',
  'SUMMARY:Plan',
  'ORGANIZER:mailto:calendar@kalends.example',
  `ATTENDEE;PARTSTAT=TENTATIVE:mailto:${guest}`,
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

posted(
  'CAL-30 what a guest’s program proposed by COUNTER is declined by DECLINECOUNTER, in the language of the organizer',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, attendee(guest)))
    await world.settled()
    await postbox.deliver({ isAuthentic: true, from: guest, calendar: counter })
    await world.settled()
    await world.fetch('PATCH', '/api/user/settings', { as: 'alice', body: { language: 'de' } })
    await rewrite(alices, declining)
    await world.settled()
    expect(postbox.sent).toHaveLength(2)
    expect(postbox.sent[1]).toMatchObject({
      language: 'de',
      subject: 'Vorgeschlagene Zeit abgelehnt: Plan <b>',
    })
    const calendar = unfolded(postbox.sent[1]?.calendar?.text)
    expect(calendar).toContain('METHOD:DECLINECOUNTER')
    expect(calendar).toContain('UID:plan')
    expect(calendar).not.toContain('RECURRENCE-ID')
  },
)

posted(
  'CAL-30 a guest who is told nothing is not told of a declined time either',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, attendee(guest)))
    await world.settled()
    await postbox.deliver({ isAuthentic: true, from: guest, calendar: counter })
    await rewrite(alices, declining, { 'schedule-reply': 'F' })
    await world.settled()
    expect(postbox.sent).toHaveLength(1)
  },
)

posted(
  'CAL-30 a change that waits for the mail server is not lost when a proposal is declined meanwhile',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, attendee(guest)))
    await world.settled()
    await postbox.deliver({ isAuthentic: true, from: guest, calendar: counter })
    await world.settled()
    postbox.answer = 'failed'
    const renamed: JCalProperty = ['summary', {}, 'text', 'Other']
    await rewrite(alices, (each) => (each[0] === 'summary' ? renamed : each))
    await world.settled()
    await rewrite(alices, declining)
    await world.settled()
    postbox.answer = 'sent'
    world.pass(10 * minuteMs)
    await alices.put('/events/2.ics', meeting({ uid: 'second' }, attendee(other)))
    await world.settled()
    const toGuest = postbox.sent.filter(({ to }) => to === guest).slice(1)
    expect(toGuest.map(({ calendar }) => calendar?.method)).toEqual(['DECLINECOUNTER', 'REQUEST'])
    expect(toGuest[1]?.subject).toBe('Changed: Other')
  },
)
