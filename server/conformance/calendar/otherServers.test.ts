import { expect } from 'vitest'
import { clause } from '../testing/harness.ts'

const choir = [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'choir'],
        ['dtstart', { TZID: 'Europe/Paris' }, 'date-time', '2027-03-15T18:00:00'],
        ['rrule', {}, 'recur', { freq: 'DAILY', count: 2 }],
        ['summary', {}, 'text', 'Choir'],
      ],
      [],
    ],
  ],
]

clause(
  'CAL-36 config.json claims no features for a calendar host that is not ours',
  async (world) => {
    const { davUrl, features } = await (await world.fetch('GET', '/config.json')).json()
    expect(davUrl).toBe('https://dav.elsewhere.example')
    expect(features).toMatchObject({
      expandFalse: false,
      preconditions: false,
      exactJCal: false,
      history: true,
    })
  },
  { settings: { davUrl: 'https://dav.elsewhere.example' } },
)

clause(
  'CAL-36 the list of calendars has its features at every address',
  async (world) => {
    const home = await world.homeOf('alice')
    const answer = await world.fetch('GET', `/dav/api/calendars/${home}.json`, { as: 'alice' })
    expect(await answer.json()).toMatchObject({
      'kalends:features': {
        expandFalse: true,
        exactJCal: true,
        eventReport: true,
        eventPaths: true,
        calendarsQuery: true,
        incrementalSync: true,
      },
    })
  },
  { settings: { davUrl: 'https://dav.elsewhere.example' } },
)

clause('CAL-36 a made-up If-Match on an unused name is 412; without it the name is 404', async (world) => {
  const home = await world.homeOf('alice')
  const path = `/dav/api/calendars/${home}/${home}/${crypto.randomUUID()}.ics`
  const probe = await world.fetch('DELETE', path, { as: 'alice', headers: { 'if-match': '"made up"' } })
  expect(probe.status).toBe(412)
  expect((await world.fetch('DELETE', path, { as: 'alice' })).status).toBe(404)
})

clause('CAL-36 a file’s object is put with ?import, and parameters may have any case', async (world) => {
  const home = await world.homeOf('alice')
  const path = `/dav/api/calendars/${home}/${home}/choir.ics`
  const put = await world.fetch('PUT', `${path}?import`, {
    as: 'alice',
    headers: { 'content-type': 'application/calendar+json' },
    body: choir,
  })
  expect(put.status).toBe(201)
  const report = await world.fetch('REPORT', `/dav/api/calendars/${home}/${home}.json`, {
    as: 'alice',
    body: { match: { start: '20270315T000000', end: '20270316T000000' } },
  })
  expect(await report.text()).toContain('2027-03-15T17:00:00Z')
})
