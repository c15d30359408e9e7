import { expect, test } from 'vitest'
import { securityEvents } from '../../../securityLog.ts'
import { browsing } from '../../../testing/browsing.ts'
import { serviceProcess, withPlace } from '../../../testing/serviceProcess.ts'
import { signInAt } from '../../../testing/signInAt.ts'

const json = { 'content-type': 'application/json' }
const title = 'Surgery at Saint Elsewhere'
const event = [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'surgery-uid'],
        ['dtstart', {}, 'date', '2027-03-15'],
        ['summary', {}, 'text', title],
      ],
      [],
    ],
  ],
]

test('the log of signing in, writing and failing contains nothing about a person', async () => {
  await withPlace(async ({ environment, url, idpPort }) => {
    const running = serviceProcess({ ...environment, KALENDS_LOG_LEVEL: 'debug' })
    await running.ready
    const where = { issuer: `http://localhost:${idpPort}`, application: `${url}/` }
    const tokens = await signInAt(browsing(), where, 'alice@kalends.example', 'alice')
    const authorization = `Bearer ${tokens.access_token}`
    const { id } = await (await fetch(`${url}/api/user`, { headers: { authorization } })).json()
    const session = await fetch(`${url}/api/session`, { method: 'POST', headers: { authorization } })
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const home = `${url}/dav/api/calendars/${id}`
    const send = (method: string, address: string, body?: unknown, headers: Record<string, string> = {}) =>
      fetch(address, { method, headers: { authorization, ...json, ...headers }, body: JSON.stringify(body) })

    await send('POST', `${home}.json`, { id: 'clinic-calendar', 'dav:name': title })
    const put = await send('PUT', `${home}/clinic-calendar/surgery-event.ics`, event)
    expect(put.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    await send('REPORT', `${home}/events.json`, { match: { start: title, end: 'alice@kalends.example' } })
    await send('PUT', `${home}/clinic-calendar/surgery-event.ics`, event, { 'if-match': '"surgery-tag"' })
    await send('GET', `${url}/api/user?token=${tokens.access_token}`, undefined, { cookie })
    await send('POST', `${url}/api/login`, { username: 'alice@kalends.example', password: 'surgery-pass' })
    await send('GET', `${url}/api/user`, undefined, { authorization: 'Bearer surgery-token' })
    await send('GET', `${url}/api/user`, undefined, {
      authorization: `Basic ${btoa('bob@kalends.example:surgery-pass')}`,
      'x-request-id': 'bob@kalends.example',
    })
    await send('GET', `${url}/surgery-path`)
    const mallory = await signInAt(browsing(), where, 'mallory@elsewhere.example', 'mallory')
    await send('GET', `${url}/api/user`, undefined, { authorization: `Bearer ${mallory.access_token}` })
    running.kill('SIGTERM')

    const { err } = await running.ended
    const lines = err
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'request',
        method: 'PUT',
        route: '/dav/api/calendars/{userId}/{calendarId}/{eventId}.ics',
        status: 201,
        requestId: put.headers.get('x-request-id'),
      }),
    )
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'sign-in-refused', level: 'info' }))
    const secrets = [...Object.values(tokens), mallory.access_token, cookie.split('=')[1] ?? '']
    const people = ['@', 'alice', 'bob', 'mallory', 'Surgery', 'surgery', 'clinic']
    expect([...secrets, ...people].filter((word) => word !== 'Bearer' && err.includes(word))).toEqual([])
    // Only the security log says whom it is about, with an id.
    const isSecurity = (line: string) =>
      Object.keys(securityEvents).some((name) => line.includes(`"${name}"`))
    const others = err.split('\n').filter((line) => !isSecurity(line))
    expect(others.filter((line) => line.includes(String(id)))).toEqual([])
    expect(others.length).toBeGreaterThan(5)
  })
})
