import { expect, test } from 'vitest'
import * as v from 'valibot'
import { reportAnswer, reportItem } from '#contract/calendar.ts'
import { readEventHref } from '#contract/hal.ts'
import { runningAt, withPlace } from '../../testing/serviceProcess.ts'

/** `npm run kills` has more. */
const rounds = Number(process.env['KALENDS_KILLS'] ?? 8)
const maxWrites = 12
const day = '20270315'

test(
  `killed ${rounds} times during writes, it still has every acknowledged one`,
  { timeout: 240_000 },
  async () => {
    await withPlace(async (place) => {
      const session = await runningAt(place, 'SIGTERM', () => logIn(place.url))
      const acknowledged = new Set<string>()
      const unexpected: number[] = []
      for (let round = 1; round <= rounds; round += 1) {
        await runningAt(place, 'SIGKILL', async () => {
          expect(await eventsOf(place.url, session)).toEqual(expect.arrayContaining([...acknowledged]))
          // Sent at once, so that they share commits. The process is killed while some are running, which may
          // or may not be stored.
          const enough = 1 + Math.floor(Math.random() * maxWrites)
          const { promise: some, resolve } = Promise.withResolvers<void>()
          let answered = 0
          for (let write = 1; write <= 2 * maxWrites; write += 1) {
            const eventId = `round-${round}-${write}`
            void put(place.url, session, eventId).then(
              ({ status }) => {
                if (status === 201) acknowledged.add(eventId)
                // On a busy machine some are shed, which acknowledges nothing.
                else if (status !== 503) unexpected.push(status)
                if ((answered += 1) === enough) resolve()
              },
              () => undefined,
            )
          }
          await some
        })
      }
      const found = await runningAt(place, 'SIGTERM', () => eventsOf(place.url, session))
      expect([...acknowledged].filter((eventId) => !found.includes(eventId))).toEqual([])
      expect(unexpected).toEqual([])
      expect(acknowledged.size).toBeGreaterThanOrEqual(rounds)
    })
  },
)

type Session = { readonly cookie: string; readonly userId: string }

/** Sessions are stored, so one is valid in all rounds. */
async function logIn(url: string): Promise<Session> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ username: 'admin@kalends.example', password: 'admin' }),
  })
  const { id } = v.parse(v.object({ id: v.string() }), await answer.json())
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return { cookie, userId: id }
}

function put(url: string, { cookie, userId }: Session, eventId: string): Promise<Response> {
  const event = [
    ['uid', {}, 'text', eventId],
    ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
    ['dtend', {}, 'date-time', '2027-03-15T10:00:00Z'],
    ['summary', {}, 'text', eventId],
  ]
  return fetch(`${url}/dav/api/calendars/${userId}/${userId}/${eventId}.ics`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/calendar+json', connection: 'close' },
    body: JSON.stringify(['vcalendar', [], [['vevent', event, []]]]),
  })
}

async function eventsOf(url: string, { cookie, userId }: Session): Promise<readonly string[]> {
  const answer = await fetch(`${url}/dav/api/calendars/${userId}/${userId}.json`, {
    method: 'REPORT',
    headers: { cookie, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ match: { start: `${day}T000000`, end: `${day}T235959` } }),
  })
  const report = v.parse(reportAnswer, await answer.json())
  const items = 'length' in report ? [] : report._embedded['dav:item']
  return items.map((item) => readEventHref(v.parse(reportItem, item)._links.self.href)?.eventId ?? '')
}
