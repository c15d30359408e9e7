import * as v from 'valibot'
import { expect } from 'vitest'
import { calendarList } from '#contract/calendar.ts'
import { clause } from '../testing/harness.ts'
import { at, calendarWith, homeOf, march, standUp, summary, uid } from '../testing/homeOf.ts'

clause('CAL-22 lists and reports are JSON for any Accept header, or none', async (world) => {
  const alice = await homeOf(world, 'alice')
  const list = async (accept: string) => alice.ask('GET', '.json', { headers: { accept } })
  expect(v.is(calendarList, await (await list('*/*')).json())).toBe(true)
  expect((await list('application/json,text/plain')).status).toBe(200)
  expect((await list('')).status).toBe(200)
  expect((await alice.ask('POST', '.json', { headers: { accept: '*/*' }, body: { id: 'x' } })).status).toBe(
    201,
  )
  const report = await alice.ask('REPORT', '/events.json', { headers: { accept: '*/*' }, body: march })
  expect(report.status).toBe(200)
  expect(report.headers.get('content-type')).toContain('application/json')
})

clause('CAL-22 a POST can stand for any method', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', standUp())
  const post = (path: string, method: string, body?: unknown) =>
    alice.ask('POST', path, { headers: { 'x-http-method-override': method }, body })
  const report = await post('/events.json', 'REPORT', march)
  expect(report.status).toBe(200)
  expect(await report.text()).toContain('Stand-up')
  expect((await post('/events.json', 'PROPPATCH', { 'dav:name': 'Mine' })).status).toBe(204)
  expect((await post('/events/1.ics', 'DELETE')).status).toBe(200)
  expect((await post('/events/1.ics', 'FLY')).status).toBe(405)
})

clause('CAL-22 a calendar is exported as one file with each zone once', async (world) => {
  const alice = await homeOf(world, 'alice')
  const inParis = (name: string) => at(name, '2027-03-15T09:00:00', 'Europe/Paris')
  await alice.put('/events/1.ics', calendarWith([uid('1'), summary('First'), inParis('dtstart')]))
  await alice.put('/events/2.ics', calendarWith([uid('2'), summary('Second'), inParis('dtstart')]))
  const answer = await alice.ask('GET', `/${alice.id}?export`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  const name = `${alice.id}-2027-03-10.ics`
  expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`)
  const lines = (await answer.text()).split('\r\n')
  expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual(['SUMMARY:First', 'SUMMARY:Second'])
  expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1)
  expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1)
})

clause('CAL-22 the export of an empty calendar is a file, of a missing one 404', async (world) => {
  const alice = await homeOf(world, 'alice')
  expect(await (await alice.ask('GET', '/events?export')).text()).toContain('END:VCALENDAR')
  expect((await alice.ask('GET', '/nope?export')).status).toBe(404)
  expect((await alice.ask('GET', '/events')).status).toBe(404)
})

clause('CAL-22 a calendar’s name cannot inject a header into its export', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('a"; b=é')
  const answer = await alice.ask('GET', `/${encodeURIComponent('a"; b=é')}?export`)
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="a__ b__-2027-03-10.ics"; filename*=UTF-8\'\'a%22%3B%20b%3D%C3%A9-2027-03-10.ics',
  )
})

clause('CAL-22 ACL of a home and strict handling are 501', async (world) => {
  const alice = await homeOf(world, 'alice')
  const acl = { headers: { 'x-http-method-override': 'ACL' }, body: { public_right: '{DAV:}read' } }
  expect((await alice.ask('POST', '.json', acl)).status).toBe(501)
  expect((await alice.ask('ACL', '.json')).status).toBe(501)
  const strict = { headers: { prefer: 'handling=strict' }, body: standUp() }
  expect((await alice.ask('PUT', '/events/1.ics', strict)).status).toBe(501)
  expect((await alice.ask('GET', '/events/1.ics')).status).toBe(404)
})

clause('ERR-3 a wrong method is 405 with the allowed ones', async (world) => {
  const alice = await homeOf(world, 'alice')
  const answer = await alice.ask('PATCH', '/events.json')
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toContain('PROPPATCH')
  expect(answer.headers.get('allow')).toContain('REPORT')
  const options = await alice.ask('OPTIONS', '.json')
  expect(options.headers.get('allow')).toContain('REPORT')
})

clause('ERR-3 an id with an encoded slash or dots is 400', async (world) => {
  const alice = await homeOf(world, 'alice')
  const statusOf = async (path: string) => (await alice.ask('PUT', path, { body: standUp() })).status
  expect(await statusOf('/events/a%2fb.ics')).toBe(400)
  expect(await statusOf('/events/..%2f..%2fetc%2fpasswd.ics')).toBe(400)
  expect(await statusOf('/events/a%5cb.ics')).toBe(400)
  expect(await statusOf('/events/a%00b.ics')).toBe(400)
  expect(await statusOf('/events/...ics')).toBe(400)
  expect(await statusOf(`/events/${'a'.repeat(256)}.ics`)).toBe(400)
})
