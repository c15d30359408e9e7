import * as v from 'valibot'
import { expect } from 'vitest'
import { jCal, type JCalProperty } from '#contract/jcal.ts'
import { dayMs, minuteMs } from '#domain/time/units.ts'
import { defaultLimits } from '../../../limits.ts'
import { clause } from '../../testing/harness.ts'
import { calendarWith, eventsIn, homeOf, march } from '../../testing/homeOf.ts'
import {
  alice,
  answer,
  attendee,
  guest,
  guestIn,
  meeting,
  other,
  pathOf,
  posted,
  text,
} from '../../testing/posted.ts'
import type { ScriptedPostbox } from '../../testing/scriptedPostbox.ts'
import { people } from '../../testing/world.ts'

/** The dates that can be answered in a page. */
const datesIn = (html: string) => {
  const [, options = ''] = /<select name="date-of">(.*?)<\/select>/.exec(html) ?? []
  return [...options.matchAll(/<option value="(20[^"]+)"/g)].map(([, part]) => part ?? '')
}

posted('CAL-30 a guest elsewhere is invited by mail, once', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, attendee(guest), attendee(other)))
  await world.settled()
  expect(postbox.sent.map(({ to }) => to).toSorted()).toEqual([guest, other])
  const mail = postbox.sent.find(({ to }) => to === guest)
  expect(mail).toMatchObject({
    subject: 'Invitation: Plan <b>',
    fromName: 'Alice Archer',
    replyTo: { name: 'Alice Archer', address: alice },
    calendar: { method: 'REQUEST' },
  })
  expect(mail?.calendar?.text).toContain('METHOD:REQUEST')
  expect(mail?.calendar?.text).toContain(`mailto:${guest}`)
  // Other guests are nobody's business; programs answer to the mailbox.
  expect(`${mail?.calendar?.text} ${mail?.text} ${mail?.html}`).not.toContain(other)
  expect(mail?.calendar?.text.replaceAll('\r\n ', '')).toContain('mailto:calendar@kalends.example')
  expect(mail?.html).toContain('Plan &#60;b&#62;')
  expect(mail?.unsubscribeUrl).toContain('/api/guests/')
  expect(await guestIn(world, alices)).toMatchObject({ 'schedule-status': '1.1' })
})

posted(
  'CAL-30 a change says what was before; all mails of an event belong together',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, attendee(guest)))
    await world.settled()
    await alices.put('/events/1.ics', meeting({ start: '2027-03-16T11:00:00' }, attendee(guest)))
    await world.settled()
    const [first, second] = postbox.sent
    expect(second?.subject).toBe('Changed: Plan <b>')
    expect(second?.text).toMatch(/When:\n.*16 March 2027.*\n\nBefore:\n.*15 March 2027/s)
    expect(second?.references).toBe(first?.references)
    expect(second?.messageId).not.toBe(first?.messageId)
    expect(postbox.sent).toHaveLength(2)
  },
)

posted('CAL-30 what is cancelled is told, and answers no more', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, attendee(guest)))
  await world.settled()
  await alices.ask('DELETE', '/events/1.ics')
  await world.settled()
  const [invitation, cancellation] = postbox.sent
  expect(cancellation).toMatchObject({ subject: 'Cancelled: Plan <b>', calendar: { method: 'CANCEL' } })
  expect(cancellation?.text).not.toContain('Accept')
  const page = await world.fetch('GET', pathOf(invitation))
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('There is nothing to answer')
})

posted('CAL-30 who was removed is told, and has no link any more', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, attendee(guest), attendee(other)))
  await world.settled()
  const link = pathOf(postbox.sent.find(({ to }) => to === guest))
  await alices.put('/events/1.ics', meeting({}, attendee(other)))
  await world.settled()
  expect(postbox.sent.slice(2)).toMatchObject([{ to: guest, calendar: { method: 'CANCEL' } }])
  expect((await answer(world, link, 'answer=accepted')).status).toBe(404)
})

posted('CAL-30 a link shows the event, and only a POST answers', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, attendee(guest), attendee(other)))
  await world.settled()
  const link = pathOf(postbox.sent.find(({ to }) => to === guest))
  const page = await world.fetch('GET', `${link}?answer=accepted`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-")
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('cache-control')).toBe('no-store')
  const html = await page.text()
  expect(html).toContain('Alice Archer invites you.')
  expect(html).toContain('Plan &#60;b&#62;')
  expect(html).not.toContain(other)
  expect(await guestIn(world, alices)).not.toHaveProperty('partstat', 'ACCEPTED')
  const answered = await answer(world, link, 'answer=accepted')
  expect(answered.status).toBe(200)
  expect(await answered.text()).toContain('You have accepted.')
  expect(await guestIn(world, alices)).toMatchObject({ partstat: 'ACCEPTED' })
})

posted('CAL-30 the last answer holds, and a repeat changes nothing', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, attendee(guest)))
  await world.settled()
  const link = pathOf(postbox.sent[0])
  await answer(world, link, 'answer=accepted')
  await answer(world, link, 'answer=declined')
  expect(await guestIn(world, alices)).toMatchObject({ partstat: 'DECLINED' })
  const etag = (await alices.ask('GET', '/events/1.ics')).headers.get('etag')
  await answer(world, link, 'answer=declined')
  await answer(world, link, 'answer=whatever')
  expect((await alices.ask('GET', '/events/1.ics')).headers.get('etag')).toBe(etag)
})

posted('CAL-30 an answer to a series is one to all its dates', async (world, postbox, alices) => {
  const rule: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', count: 5 }]
  await alices.put('/events/1.ics', meeting({}, rule, attendee(guest)))
  await world.settled()
  expect(postbox.sent[0]?.text).toContain('and further dates')
  await answer(world, pathOf(postbox.sent[0]), 'answer=tentative')
  await world.settled()
  const found = eventsIn(await alices.report('/events.json', march))
  expect(found).toHaveLength(5)
  expect(await guestIn(world, alices)).toMatchObject({ partstat: 'TENTATIVE' })
})

posted(
  'CAL-30 one date of a series is answered in the page, and the answer to the others holds',
  async (world, postbox, alices) => {
    const rule: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', count: 5 }]
    await alices.put('/events/1.ics', meeting({}, rule, attendee(guest)))
    await world.settled()
    const link = pathOf(postbox.sent[0])
    await answer(world, link, 'answer=accepted')
    const dates = datesIn(await (await world.fetch('GET', link)).text())
    expect(dates).toHaveLength(5)
    const second = encodeURIComponent(dates[1] ?? '')
    const page = await (await answer(world, link, `answer=declined&date-of=${second}`)).text()
    expect(page).toMatch(/Tue,? 16 Mar, 09:00[^<]*: You have declined\./)
    expect(page).toMatch(/<option value="[^"]+" selected>Tue,? 16 Mar, 09:00[^<]* · Decline</)
    await world.settled()
    const report = await (await alices.ask('REPORT', '/events.json', { body: march })).text()
    expect(report.match(/"partstat":"ACCEPTED"/gi)).toHaveLength(4)
    expect(report.match(/"partstat":"DECLINED"/gi)).toHaveLength(1)
    // The answer to all is one to all.
    await answer(world, link, 'answer=accepted')
    const etag = (await alices.ask('GET', '/events/1.ics')).headers.get('etag')
    for (const date of ['20270401T090000', 'none'])
      expect((await answer(world, link, `answer=declined&date-of=${date}`)).status).toBe(200)
    await answer(world, link, 'answer=accepted')
    expect((await alices.ask('GET', '/events/1.ics')).headers.get('etag')).toBe(etag)
    expect(await (await world.fetch('GET', link)).text()).not.toContain('· Decline<')
  },
)

posted('CAL-30 a date that is over is answered no more', async (world, postbox, alices) => {
  const rule: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', count: 5 }]
  await alices.put('/events/1.ics', meeting({}, rule, attendee(guest)))
  await world.settled()
  const link = pathOf(postbox.sent[0])
  const dates = async () => datesIn(await (await world.fetch('GET', link)).text())
  const [first = ''] = await dates()
  world.pass(8 * dayMs)
  expect(await dates()).not.toContain(first)
  const etag = (await alices.ask('GET', '/events/1.ics')).headers.get('etag')
  await answer(world, link, `answer=declined&date-of=${encodeURIComponent(first)}`)
  expect((await alices.ask('GET', '/events/1.ics')).headers.get('etag')).toBe(etag)
})

posted(
  'CAL-30 a link ends with its event, of a series with the last date',
  async (world, postbox, alices) => {
    const rule: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', count: 5 }]
    await alices.put('/events/1.ics', meeting({}, rule, attendee(guest)))
    await world.settled()
    const link = pathOf(postbox.sent[0])
    world.pass(8 * dayMs)
    expect((await world.fetch('GET', link)).status).toBe(200)
    world.pass(2 * dayMs)
    expect((await world.fetch('GET', link)).status).toBe(404)
  },
)

posted('CAL-30 a link that nobody was sent leads to nothing', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, attendee(guest)))
  await world.settled()
  const link = pathOf(postbox.sent[0])
  const [before, first] = [link.slice(0, '/api/guests/'.length), link.at('/api/guests/'.length)]
  const changed = before + (first === 'A' ? 'B' : 'A') + link.slice(before.length + 1)
  for (const path of [changed, `${link}AAAA`, '/api/guests/none'])
    expect((await world.fetch('GET', path)).status).toBe(404)
})

posted('CAL-30 who wants no more mail gets none, until they do again', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, attendee(guest)))
  await world.settled()
  const link = pathOf(postbox.sent[0])
  expect((await answer(world, link, 'List-Unsubscribe=One-Click')).status).toBe(200)
  await alices.put('/events/1.ics', meeting({ title: 'Other' }, attendee(guest)))
  expect(await guestIn(world, alices)).toMatchObject({ 'schedule-status': '5.3' })
  expect(postbox.sent).toHaveLength(1)
  expect(await (await answer(world, link, 'mail=start')).text()).toContain('Send me no more mail')
  await alices.put('/events/1.ics', meeting({ title: 'Third' }, attendee(guest)))
  await world.settled()
  expect(postbox.sent).toHaveLength(2)
})

posted(
  'CAL-30 a mail program unsubscribes by one POST (RFC 8058), also when the event was cancelled',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, attendee(guest)))
    await world.settled()
    await alices.ask('DELETE', '/events/1.ics')
    await world.settled()
    const link = new URL(postbox.sent[1]?.unsubscribeUrl ?? '').pathname
    const shown = await world.fetch('GET', link)
    expect(shown.status).toBe(404)
    expect(await shown.text()).toContain('Send me no more mail from here')
    const headers = { 'content-type': 'multipart/form-data; boundary=part' }
    const field = 'Content-Disposition: form-data; name="List-Unsubscribe"'
    const body = ['--part', field, '', 'One-Click', '--part--', ''].join('\r\n')
    const done = await world.fetch('POST', link, { headers, body })
    expect(done.status).toBe(200)
    expect(await done.text()).toContain('You get no more mail from here.')
    const cut = await world.fetch('POST', link, { headers, body: '--part' })
    expect(cut.status).toBe(400)
    await alices.put('/events/2.ics', meeting({ uid: 'second' }, attendee(guest)))
    expect(await guestIn(world, alices)).toMatchObject({ 'schedule-status': '5.3' })
    expect(postbox.sent).toHaveLength(2)
  },
)

posted('CAL-30 pages and mails come in a language of their reader', async (world, postbox, alices) => {
  await world.fetch('PATCH', '/api/user/settings', { as: 'alice', body: { language: 'de-CH' } })
  await alices.put('/events/1.ics', meeting({}, attendee(guest)))
  await world.settled()
  expect(postbox.sent[0]).toMatchObject({ language: 'de', subject: 'Einladung: Plan <b>' })
  expect(postbox.sent[0]?.text).toContain('Montag, 15. März 2027')
  const headers = { 'accept-language': 'ar, en;q=0.5' }
  const page = await (await world.fetch('GET', pathOf(postbox.sent[0]), { headers })).text()
  expect(page).toContain('<html lang="ar" dir="rtl">')
})

posted(
  'CAL-30 a mail that is not taken at once is tried again; one that never is shows on the guest',
  async (world, postbox, alices) => {
    postbox.answer = 'failed'
    await alices.put('/events/1.ics', meeting({}, attendee(guest)))
    await world.settled()
    expect(postbox.tries).toBe(1)
    expect(await guestIn(world, alices)).toMatchObject({ 'schedule-status': '1.1' })
    postbox.answer = 'refused'
    world.pass(3 * minuteMs)
    await alices.put('/events/2.ics', meeting({ uid: 'second' }, attendee(other)))
    await world.settled()
    expect(postbox.tries).toBe(3)
    expect(await guestIn(world, alices)).toMatchObject({ 'schedule-status': '5.1' })
  },
)

posted(
  'CAL-30 a person sends so many mails a day',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, attendee(guest)))
    await world.settled()
    await alices.put('/events/1.ics', meeting({}, attendee(guest), attendee(other)))
    expect(await guestIn(world, alices, other)).toMatchObject({ 'schedule-status': '3.8' })
    expect(postbox.sent).toHaveLength(1)
  },
  { settings: { limits: { ...defaultLimits, mailsPerDay: 1 } } },
)

posted(
  'CAL-30 a long mail counts as several',
  async (world, postbox, alices) => {
    const long = { title: 'x'.repeat(350_000) }
    await alices.put('/events/1.ics', meeting(long, attendee(guest), attendee(other)))
    await world.settled()
    expect(postbox.sent).toHaveLength(1)
    await alices.put('/events/2.ics', meeting({ uid: 'second' }, attendee(other)))
    await world.settled()
    expect(postbox.sent).toHaveLength(2)
  },
  { settings: { limits: { ...defaultLimits, mailsPerDay: 6 } } },
)

const reply = (address: string, partstat: string, change: { uid?: string; method?: string } = {}) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Far//EN
METHOD:${change.method ?? 'REPLY'}
BEGIN:VEVENT
UID:${change.uid ?? 'plan'}
DTSTAMP:20270310T090001Z
DTSTART;TZID=Europe/Paris:20270315T090000
SEQUENCE:0
ORGANIZER:mailto:calendar@kalends.example
ATTENDEE;PARTSTAT=${partstat}:mailto:${address}
END:VEVENT
END:VCALENDAR`.replaceAll('\n', '\r\n')

posted(
  'CAL-30 the answer of a guest’s program counts, if the mail is proved to be theirs',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, attendee(guest), attendee(other)))
    await world.settled()
    const theirs = { from: guest, calendar: reply(guest, 'ACCEPTED') }
    await postbox.deliver({ ...theirs, isAuthentic: false })
    await postbox.deliver({ ...theirs, isAuthentic: true, from: other })
    await postbox.deliver({
      isAuthentic: true,
      from: 'stranger@far.example',
      calendar: reply('stranger@far.example', 'ACCEPTED'),
    })
    await postbox.deliver({
      isAuthentic: true,
      from: guest,
      calendar: reply(guest, 'ACCEPTED', { uid: 'unknown' }),
    })
    await postbox.deliver({
      isAuthentic: true,
      from: guest,
      calendar: reply(guest, 'ACCEPTED', { method: 'REQUEST' }),
    })
    await postbox.deliver({ isAuthentic: true, from: guest, calendar: 'no calendar' })
    expect(await guestIn(world, alices)).not.toHaveProperty('partstat', 'ACCEPTED')
    await postbox.deliver({ ...theirs, isAuthentic: true })
    expect(await guestIn(world, alices)).toMatchObject({ partstat: 'ACCEPTED' })
    expect(await guestIn(world, alices, other)).not.toHaveProperty('partstat', 'ACCEPTED')
    expect(world.logged.filter((line) => line.startsWith('mail-received')).join('\n')).not.toContain(
      'far.example',
    )
  },
)

posted(
  'CAL-30 a guest’s program proposes another time, which the organizer sees, if the mail is proved to be theirs',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, attendee(guest), attendee(other)))
    await world.settled()
    const counter = reply(guest, 'TENTATIVE', { method: 'COUNTER' })
      .replace('20270315T090000', '20270316T140000')
      .replace('SEQUENCE:0', 'SEQUENCE:0\r\nDURATION:PT1H\r\nCOMMENT:Tuesday is better')
    await postbox.deliver({ isAuthentic: false, from: guest, calendar: counter })
    await postbox.deliver({ isAuthentic: true, from: other, calendar: counter })
    expect(await guestIn(world, alices)).not.toHaveProperty('x-proposed-start')
    expect(await guestIn(world, alices, other)).not.toHaveProperty('x-proposed-start')
    const sent = postbox.sent.length
    await postbox.deliver({ isAuthentic: true, from: guest, calendar: counter })
    expect(await guestIn(world, alices)).toMatchObject({
      'x-proposed-start': '2027-03-16T13:00:00Z',
      'x-proposed-end': '2027-03-16T14:00:00Z',
      'x-proposed-comment': 'Tuesday is better',
    })
    expect(world.logged.some((line) => line.startsWith('mail-received') && line.includes('proposal'))).toBe(
      true,
    )
    // It is between the two: nobody is sent anything.
    expect(postbox.sent).toHaveLength(sent)
    await alices.put(
      '/events/1.ics',
      meeting({ start: '2027-03-16T14:00:00' }, attendee(guest), attendee(other)),
    )
    expect(await guestIn(world, alices)).not.toHaveProperty('x-proposed-start')
    expect(postbox.sent).toHaveLength(sent + 2)
  },
)

/** A series with two more dates, to each of which these are invited. */
const dated = (...invited: readonly (readonly string[])[]) => {
  const rule: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', count: 5 }]
  const [series] = partsIn(meeting({}, rule, attendee(other)))
  const dates = invited.flatMap((addresses, at) => {
    const start = `2027-03-${16 + at}T09:00:00`
    const date: JCalProperty = ['recurrence-id', { tzid: 'Europe/Paris' }, 'date-time', start]
    return partsIn(meeting({ start }, date, attendee(other), ...addresses.map(attendee)))
  })
  return calendarWith(...(series ? [series] : []), ...dates)
}
const partsIn = (object: ReturnType<typeof meeting>) =>
  v.parse(jCal, object)[2].map(([, properties]) => properties)
/** Of the mails to the guest: METHOD, and the dates that each names. */
const datesSent = (postbox: ScriptedPostbox) =>
  postbox.sent
    .filter(({ to }) => to === guest)
    .map(({ calendar }) => [
      calendar?.method,
      ...(calendar?.text ?? '')
        .matchAll(/RECURRENCE-ID;TZID=Europe\/Paris:202703(\d\d)/g)
        .map(([, day]) => day),
    ])

posted(
  'CAL-30 who is invited to single dates is told which are cancelled',
  async (world, postbox, alices) => {
    const put = async (...invited: readonly (readonly string[])[]) => {
      postbox.sent.splice(0)
      await alices.put('/events/1.ics', dated(...invited))
      await world.settled()
    }
    await put([guest], [guest], [guest], [guest])
    expect(datesSent(postbox)).toEqual([['REQUEST', '16', '17', '18', '19']])
    await put([], [guest], [guest], [guest])
    expect(datesSent(postbox)).toEqual([['CANCEL', '16']])
    expect(postbox.sent[0]).toMatchObject({ subject: 'Cancelled: Plan <b>' })
    // What waits for the mail server is cancelled, too, unless it is back by then.
    postbox.answer = 'failed'
    await put([], [], [guest], [guest])
    await put([], [], [], [guest])
    await put([], [guest], [], [guest])
    postbox.answer = 'sent'
    world.pass(60 * minuteMs)
    await put([], [guest], [], [])
    expect(datesSent(postbox)).toEqual([
      ['CANCEL', '18', '19'],
      ['REQUEST', '17'],
    ])
    await put([], [], [], [])
    expect(datesSent(postbox)).toEqual([['CANCEL', '17']])
  },
)

posted(
  'CAL-30 who is invited to one date in place of the series loses the others',
  async (world, postbox, alices) => {
    const rule: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', count: 5 }]
    await alices.put('/events/1.ics', meeting({}, rule, attendee(guest)))
    await world.settled()
    postbox.sent.splice(0)
    await alices.put('/events/1.ics', dated([guest]))
    await world.settled()
    expect(datesSent(postbox)).toEqual([['CANCEL'], ['REQUEST', '16']])
  },
)

posted(
  'CAL-30 an answer to a date counts where the series is, whatever else of the UID was imported',
  async (world, postbox, alices) => {
    const rule: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', count: 3 }]
    await alices.put('/events/1.ics', meeting({}, rule, attendee(guest)))
    await world.settled()
    await alices.create('-one')
    const date: JCalProperty = ['recurrence-id', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-17T09:00:00']
    const one = meeting({ start: '2027-03-17T09:00:00' }, date, attendee(guest))
    expect((await alices.ask('PUT', '/-one/1.ics?import', { body: one })).status).toBe(201)
    const answered = reply(guest, 'DECLINED')
      .replace('DTSTART;TZID=Europe/Paris:20270315T090000', 'DTSTART:20270316T080000Z')
      .replace('SEQUENCE:0', 'SEQUENCE:0\r\nRECURRENCE-ID:20270316T080000Z')
    await postbox.deliver({ isAuthentic: true, from: guest, calendar: answered })
    await world.settled()
    const answers = (await alices.report('/events.json', march))._embedded['dav:item'].flatMap(({ data }) =>
      data[2].map(([, properties]) => [
        properties.find(([name]) => name === 'dtstart')?.[3],
        properties.find(([name]) => name === 'attendee')?.[1]['partstat'],
      ]),
    )
    expect(answers).toContainEqual(['2027-03-16T08:00:00Z', 'DECLINED'])
    expect(answers.filter(([, partstat]) => partstat === 'DECLINED')).toHaveLength(1)
    const { messageId = '' } = postbox.sent[0] ?? {}
    await postbox.deliver({ undelivered: messageId })
    expect(await guestIn(world, alices)).toMatchObject({ 'schedule-status': '5.1' })
  },
)

posted('CAL-30 an answer needs no time, as it names the event', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, attendee(guest)))
  await world.settled()
  const timeless = reply(guest, 'ACCEPTED').replace(/DTSTART.*\r\n/, '')
  await postbox.deliver({ isAuthentic: true, from: guest, calendar: timeless })
  expect(await guestIn(world, alices)).toMatchObject({ partstat: 'ACCEPTED' })
  // What is proposed is a time.
  const counter = timeless.replace('REPLY', 'COUNTER')
  await postbox.deliver({ isAuthentic: true, from: guest, calendar: counter })
  expect(await guestIn(world, alices)).not.toHaveProperty('x-proposed-start')
})

posted('CAL-30 a report that a mail was not delivered shows on the guest', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, attendee(guest), attendee(other)))
  await world.settled()
  await postbox.deliver({ undelivered: 'made-up.1@kalends.example' })
  expect(await guestIn(world, alices)).toMatchObject({ 'schedule-status': '1.1' })
  const { messageId = '' } = postbox.sent.find(({ to }) => to === guest) ?? {}
  await postbox.deliver({ undelivered: messageId })
  expect(await guestIn(world, alices)).toMatchObject({ 'schedule-status': '5.1' })
  expect(await guestIn(world, alices, other)).toMatchObject({ 'schedule-status': '1.1' })
})

posted('CAL-30 health says whether mails are taken and answers can be read', async (world) => {
  const services = await world.fetch('GET', '/api/healthcheck', { as: 'admin' })
  const { checks } = await services.json()
  const found = JSON.stringify(checks)
  expect(found).toContain('"smtp"')
  expect(found).toContain('The mailbox cannot be opened.')
})

clause('CAL-30 without a mail server a guest elsewhere is told nothing, and that is said', async (world) => {
  const alices = await homeOf(world, 'alice')
  await alices.put('/events/1.ics', meeting({}, attendee(guest)))
  expect(await guestIn(world, alices)).toMatchObject({ 'schedule-status': '5.2' })
})

posted('CAL-30 an attendee’s answer reaches an organizer elsewhere by mail', async (world, postbox) => {
  const bobs = await homeOf(world, 'bob')
  const invited = (partstat: string) =>
    calendarWith([
      text('uid', 'theirs'),
      ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
      text('summary', 'Their plan'),
      ['organizer', {}, 'cal-address', `mailto:${guest}`],
      ['attendee', { partstat }, 'cal-address', `mailto:${people.bob.email}`],
    ])
  await bobs.put('/events/1.ics', invited('NEEDS-ACTION'))
  await bobs.put('/events/1.ics', invited('ACCEPTED'))
  await world.settled()
  expect(postbox.sent).toMatchObject([
    { to: guest, subject: 'Accepted: Their plan', calendar: { method: 'REPLY' }, unsubscribeUrl: null },
  ])
  expect(postbox.sent[0]?.text).toContain('Bob Baker is coming.')
  expect(postbox.sent[0]?.calendar?.text.replaceAll('\r\n ', '')).toContain(`ORGANIZER:mailto:${guest}`)
})

posted('CAL-30 who changes an answer without end is stopped for the day', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, attendee(guest)))
  await world.settled()
  const link = pathOf(postbox.sent[0])
  const statuses = new Set<number>()
  for (let at = 0; at < 26; at += 1)
    for (const each of ['accepted', 'declined'])
      statuses.add((await answer(world, link, `answer=${each}`)).status)
  expect([...statuses]).toEqual([200, 429])
  world.pass(dayMs)
  expect((await answer(world, link, 'answer=accepted')).status).toBe(200)
})

posted(
  'CAL-30 config.json says that guests elsewhere are told by mail',
  async (world) => {
    const config = await (await world.fetch('GET', '/config.json')).json()
    expect(config.features).toMatchObject({ invitations: true, guestMail: true })
  },
  { settings: { sendsMail: true } },
)

posted('CAL-30 a note goes with an answer in the page', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, attendee(guest)))
  await world.settled()
  const link = pathOf(postbox.sent[0])
  const page = await answer(world, link, `answer=accepted&note=${encodeURIComponent('Later <b>')}`)
  expect(await page.text()).toContain('Later &#60;b&#62;</textarea>')
  expect(JSON.stringify(await guestIn(world, alices))).toContain('Later <b>')
  await answer(world, link, 'answer=accepted&note=')
  expect(JSON.stringify(await guestIn(world, alices))).not.toContain('Later <b>')
})

posted(
  'CAL-30 what the organizer says with a change, or with the end, is in the mail',
  async (world, postbox, alices) => {
    const withNote = (note: string) => ({ 'x-schedule-note': encodeURIComponent(note) })
    await alices.put('/events/1.ics', meeting({}, attendee(guest)))
    await world.settled()
    await alices.ask('PUT', '/events/1.ics', {
      headers: withNote('An hour later, sorry'),
      body: meeting({ start: '2027-03-15T10:00:00' }, attendee(guest)),
    })
    await world.settled()
    await alices.ask('DELETE', '/events/1.ics', { headers: withNote('Everybody is ill') })
    await world.settled()
    const [, changed, cancelled] = postbox.sent
    expect(changed?.text).toContain('“An hour later, sorry”')
    expect(changed?.calendar?.text).toContain('COMMENT:An hour later\\, sorry')
    expect(cancelled?.text).toContain('“Everybody is ill”')
    expect(cancelled?.calendar?.text).toContain('COMMENT:Everybody is ill')
  },
)

posted('CAL-30 a guest proposes another time in the page', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', meeting({}, attendee(guest)))
  await world.settled()
  const link = pathOf(postbox.sent[0])
  expect(await (await world.fetch('GET', link)).text()).toContain('Times are those of Paris.')
  const wrong = await answer(world, link, 'propose=time&date=2027-03-16&start=15:00&end=14:00&note=Later')
  const shown = await wrong.text()
  expect(shown).toContain('This is no time')
  // What was typed stays.
  expect(shown).toContain('value="15:00"')
  expect(shown).toContain('Later</textarea>')
  for (const date of ['2027-02-31x', '', '2027-99-99'])
    await answer(world, link, `propose=time&date=${date}&start=14:00&end=15:00`)
  expect(await guestIn(world, alices)).not.toHaveProperty('x-proposed-start')
  const done = await answer(world, link, 'propose=time&date=2027-03-16&start=14:00&end=15:00&note=Tuesday')
  expect(await done.text()).toContain('Alice Archer sees the time that you propose')
  expect(await guestIn(world, alices)).toMatchObject({
    'x-proposed-start': '2027-03-16T13:00:00Z',
    'x-proposed-end': '2027-03-16T14:00:00Z',
    'x-proposed-comment': 'Tuesday',
  })
  expect(postbox.sent).toHaveLength(1)
})
