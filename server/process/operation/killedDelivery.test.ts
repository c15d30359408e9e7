import { expect, test } from 'vitest'
import * as v from 'valibot'
import { reportAnswer, reportItem } from '#contract/calendar.ts'
import { browsing } from '../../testing/browsing.ts'
import { runningAt, withPlace, type Place } from '../../testing/serviceProcess.ts'
import { signInAt } from '../../testing/signInAt.ts'

/** Each start takes its time: `npm run kills` has fifty. */
const rounds = Number(process.env['KALENDS_KILLS'] ?? 2)
const meetingsEach = 4
const guests = ['alice', 'bob'] as const
const people = [...guests, 'admin'] as const
type Person = (typeof people)[number]
type Session = { readonly cookie: string; readonly userId: string }
type Sessions = Readonly<Record<Person, Session>>

test(
  'CAL-28 killed while invitations are carried, the service brings each of them to everybody, once',
  { timeout: 120_000 + rounds * 5000 },
  async () => {
    await withPlace(async (place) => {
      const sessions = await runningAt(place, 'SIGTERM', () => signIn(place))
      const acknowledged = new Set<string>()
      for (let round = 1; round <= rounds; round += 1)
        await runningAt(place, 'SIGKILL', async () => {
          const names = Array.from({ length: meetingsEach }, (_, at) => `meeting-${round}-${at}`)
          // The process is killed when some are answered, while those are carried and others are written.
          const enough = 1 + Math.floor(Math.random() * (meetingsEach - 1))
          await answeredBy(enough, names, async (name) => {
            const { status } = await invite(place.url, sessions.admin, name)
            if (status === 201) acknowledged.add(name)
          })
        })
      await runningAt(place, 'SIGTERM', async () => {
        for (const guest of guests)
          await expect
            .poll(() => invitationsOf(place.url, sessions[guest]), { timeout: 100_000, interval: 500 })
            .toEqual(expect.arrayContaining([...acknowledged]))
        for (const guest of guests) {
          const found = await invitationsOf(place.url, sessions[guest])
          expect(found).toHaveLength(new Set(found).size)
        }
      })
      expect(acknowledged.size).toBeGreaterThanOrEqual(rounds)
    })
  },
)

/** Resolves when so many of them are done; the others go on, and may fail. */
function answeredBy(
  enough: number,
  names: readonly string[],
  act: (name: string) => Promise<void>,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let done = 0
  for (const name of names)
    void act(name).then(
      () => {
        if ((done += 1) === enough) resolve()
      },
      () => undefined,
    )
  return promise
}

async function signIn({ url, idpPort }: Place): Promise<Sessions> {
  const where = { issuer: `http://localhost:${idpPort}`, application: `${url}/` }
  const openSession = async (name: Person): Promise<Session> => {
    const { access_token: token } = await signInAt(browsing(), where, `${name}@kalends.example`, name)
    const headers = { authorization: `Bearer ${token}`, connection: 'close' }
    const opened = await fetch(`${url}/api/session`, { method: 'POST', headers })
    const [cookie = ''] = opened.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    const user = await (await fetch(`${url}/api/user`, { headers })).json()
    return { cookie, userId: v.parse(v.object({ id: v.string() }), user).id }
  }
  return {
    alice: await openSession('alice'),
    bob: await openSession('bob'),
    admin: await openSession('admin'),
  }
}

function invite(url: string, { cookie, userId }: Session, name: string): Promise<Response> {
  const address = (person: Person) => `mailto:${person}@kalends.example`
  const event = [
    ['uid', {}, 'text', name],
    ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
    ['summary', {}, 'text', name],
    ['organizer', {}, 'cal-address', address('admin')],
    ...guests.map((each) => ['attendee', {}, 'cal-address', address(each)]),
  ]
  return fetch(`${url}/dav/api/calendars/${userId}/${userId}/${name}.ics`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/calendar+json', connection: 'close' },
    body: JSON.stringify(['vcalendar', [], [['vevent', event, []]]]),
  })
}

/** The names of what somebody is invited to, as often as it is there. */
async function invitationsOf(url: string, { cookie, userId }: Session): Promise<readonly string[]> {
  const answer = await fetch(`${url}/dav/api/calendars/${userId}/${userId}.json`, {
    method: 'REPORT',
    headers: { cookie, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ match: { start: '20270315T000000', end: '20270315T235959' } }),
  })
  const report = v.parse(reportAnswer, await answer.json())
  const items = 'length' in report ? [] : report._embedded['dav:item']
  return items.flatMap((item) =>
    v
      .parse(reportItem, item)
      .data[2].flatMap(([, properties]) =>
        properties.flatMap(([name, , , value]) =>
          name === 'uid' && typeof value === 'string' ? [value] : [],
        ),
      ),
  )
}
