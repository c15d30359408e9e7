import { expect, test } from 'vitest'
import { spanOf } from '#domain/event/spanOf.ts'
import { readReportTime } from '#domain/time/reportTime.ts'
import { epochMs } from '#domain/time/units.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { withBody } from '../../http/body/BytesResponse.ts'
import { queryCalendars } from './queryCalendars.ts'
import { rangeAnswers } from './rangeAnswers.ts'
import { rejectLongExpansion } from './rejectLongExpansion.ts'

const allTime = { start: '00010101T000000Z', end: '99991231T000000Z' }
const fiveYears = { start: '20270101T000000Z', end: '20320101T000000Z' }

/** A calendar of series without an end. */
async function homeWith(count: number, rule: object) {
  const store = memoryStore()
  const rest = { name: null, description: null, colour: null, order: null, revision: 1 }
  const person = { id: 'h', email: 'ada@kalends.example', firstName: 'Ada', lastName: '', domainId: 'd' }
  await store.users.provision(person, { homeId: 'h', calendarId: 'h', ...rest })
  for (let index = 0; index < count; index++) {
    const properties = [
      ['uid', {}, 'text', `${index}`],
      ['dtstart', {}, 'date-time', '2027-01-04T09:00:00Z'],
      ['rrule', {}, 'recur', rule],
    ]
    const jcal = JSON.stringify(['vcalendar', [], [['vevent', properties, []]]])
    const span = spanOf(JSON.parse(jcal)) ?? { startUtc: epochMs(0), lastUtc: epochMs(0) }
    const place = { homeId: 'h', calendarId: 'h', eventId: `${index}`, uid: `${index}` }
    await store.events.put({ ...place, jcal, etag: '"1"', modifiedAt: epochMs(0), ...span }, { kind: 'none' })
  }
  const calendars = await store.calendars.ofHome('h')
  const ports = { store, log: () => undefined }
  const ranges = rangeAnswers(ports)
  const request = new Request('http://kalends.example/', { method: 'REPORT' })
  return {
    store,
    calendars,
    report: async (match: typeof allTime, expand = true) => {
      const scope = { homeId: 'h', calendarId: 'h', calendars }
      return withBody(await ranges.answer(request, { scope, match, expand })).text()
    },
    query: async (match: typeof allTime) => {
      const user = await store.users.byId('h')
      if (user === null) throw new Error('There is nobody.')
      const scope = { calendars: ['/dav/api/calendars/h/h.json'] }
      return (await queryCalendars(ports, ranges, user, { scope, match, expand: true }, request)).text()
    },
  }
}

test('of three hundred series all time is rejected before anything is sent, and some years are answered', async () => {
  const { report, query } = await homeWith(300, { freq: 'WEEKLY' })
  await expect(report(allTime)).rejects.toMatchObject({ failure: 'too-large' })
  await expect(query(allTime)).rejects.toMatchObject({ failure: 'too-large' })
  expect((await report(fiveYears)).match(/"recurrence-id"/g)).toHaveLength(300 * 261)
  expect((await query(fiveYears)).match(/"recurrence-id"/g)).toHaveLength(300 * 261)
  expect((await report(allTime, false)).match(/"rrule"/g)).toHaveLength(300)
})

test('work that leads to nothing counts as well', async () => {
  const never = { freq: 'DAILY', rscale: 'CHINESE', bymonth: [12], bymonthday: [31] }
  const { report } = await homeWith(60, never)
  await expect(report(allTime)).rejects.toMatchObject({ failure: 'too-large' })
})

test('nothing more is computed for a client that is gone', async () => {
  const { store, calendars } = await homeWith(300, { freq: 'WEEKLY' })
  const range = {
    start: readReportTime(fiveYears.start) ?? epochMs(0),
    end: readReportTime(fiveYears.end) ?? epochMs(0),
  }
  const checked = rejectLongExpansion(store, calendars, range, () => AbortSignal.abort())
  await expect(checked).rejects.toThrow('closed the connection')
})
