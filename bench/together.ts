import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JCal } from '#contract/jcal.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { dayMs, epochMs, hourMs } from '#domain/time/units.ts'
import { createApp } from '#server/app.ts'
import { newCopyId } from '#server/store/copyId.ts'
import { systemClock } from '#server/clocks.ts'
import { passwordsScrypt } from '#server/process/passwordsScrypt.ts'
import { identityProviderClient } from '#server/provider/identityProviderClient.ts'
import { sqliteStore } from '#server/store/sqlite/sqliteStore.ts'
import type { CalendarRecord } from '#server/store/records.ts'
import { median, quantile } from './measure.ts'

// What people cost each other: a month of 30 calendars of which 15 are others' compared with 30 own ones, the busy
// times of 50 people over two weeks, and an invitation of 500 guests. In one process, on SQLite, in turns.
const rounds = 40
const eventsEach = 1000
const guests = 500
const middle = Date.UTC(2027, 2, 15)
const none = { kind: 'none' } as const

const folder = mkdtempSync(join(tmpdir(), 'kalends-together-'))
const store = await sqliteStore(join(folder, 'kalends.sqlite'))
const passwords = passwordsScrypt({ cost: 1024 })
const app = createApp({
  store,
  passwords,
  identityProvider: identityProviderClient({ isPrivateAllowed: false }),
  clock: systemClock,
  log: () => undefined,
  healthChecks: [],
  settings: {
    publicUrl: 'http://kalends.example',
    allowedOrigins: [],
    domains: ['kalends.example'],
    admins: [],
    strategies: ['basic'],
    calendarCredential: 'bearer',
    acceptUnverifiedEmail: false,
  },
})

const idOf = (index: number) => index.toString(16).padStart(24, '0')
const emailOf = (index: number) => `person-${index}@kalends.example`
const calendar = (homeId: string, calendarId: string): CalendarRecord => ({
  homeId,
  calendarId,
  name: null,
  description: null,
  colour: null,
  order: null,
  revision: 1,
})

async function fill(homeId: string, calendarId: string, count: number): Promise<void> {
  const puts = Array.from({ length: count }, (_, index) => {
    const start = new Date(middle + ((index % 730) - 365) * (dayMs / 2) + (index % 9) * hourMs)
    const uid = `${homeId}-${calendarId}-${index}`
    const data: JCal = [
      'vcalendar',
      [],
      [
        [
          'vevent',
          [
            ['uid', {}, 'text', uid],
            ['summary', {}, 'text', `What event ${index} is about`],
            ['dtstart', {}, 'date-time', start.toISOString().replace('.000', '')],
            ['duration', {}, 'duration', 'PT45M'],
          ],
          [],
        ],
      ],
    ]
    const span = spanOf(data)
    if (span === null) throw new Error('no time')
    const event = {
      homeId,
      calendarId,
      eventId: `e${index}`,
      uid,
      jcal: JSON.stringify(data),
      etag: `"${uid}"`,
    }
    return store.events.put({ ...event, ...span, modifiedAt: epochMs(middle) }, none)
  })
  await Promise.all(puts)
}

async function provision(index: number): Promise<void> {
  const id = idOf(index)
  const user = {
    id,
    email: emailOf(index),
    firstName: 'P',
    lastName: String(index),
    domainId: 'd'.repeat(24),
  }
  await store.users.provision(user, calendar(id, id))
}

const ask = async (as: number, method: string, path: string, body: unknown) => {
  const began = performance.now()
  const answer = await app.fetch(
    new Request(`http://kalends.example/dav/api${path}`, {
      method,
      headers: { authorization: `Basic ${btoa(`${emailOf(as)}:secret`)}` },
      body: JSON.stringify(body),
    }),
  )
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return performance.now() - began
}

console.log(`Filling: ${guests + 2} people, 80 calendars of ${eventsEach} events.`)
for (let index = 0; index < guests + 2; index += 1) await provision(index)
const secret = await passwords.hash('secret')
for (const index of [0, 1]) await store.passwords.set(idOf(index), secret)
const named = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`)
for (const name of named(30)) {
  await store.calendars.create(calendar(idOf(0), name))
  await fill(idOf(0), name, eventsEach)
}
for (const name of named(15)) {
  await store.calendars.create(calendar(idOf(1), name))
  await fill(idOf(1), name, eventsEach)
}
const copies: string[] = []
for (let index = 2; index < 52; index += 1) {
  await fill(idOf(index), idOf(index), eventsEach)
  if (index >= 17) continue
  const copyId = newCopyId()
  copies.push(copyId)
  const source = { homeId: idOf(index), calendarId: idOf(index) }
  const share = { source, userId: idOf(1), copyId, right: 'read', status: 'accepted', revision: 1 } as const
  await store.shares.give({ ...share, name: null, colour: null, order: null }, 100)
}

const month = (turn: number) => {
  const start = new Date(middle + (turn - 20) * dayMs)
  const text = (date: Date) => date.toISOString().replaceAll(/[-:]|\.000Z/g, '')
  return { start: text(start), end: text(new Date(start.getTime() + 42 * dayMs)) }
}
const query = (as: number, names: readonly string[], turn: number) =>
  ask(as, 'POST', '/query.json', {
    scope: { calendars: names.map((name) => `/calendars/${idOf(as)}/${name}`) },
    match: month(turn),
  })

console.log('Asking in turns.')
const [own, mixed, busy]: [number[], number[], number[]] = [[], [], []]
const people = Array.from({ length: 50 }, (_, index) => idOf(index + 2))
for (let turn = -3; turn < rounds; turn += 1) {
  const one = await query(0, named(30), turn)
  const other = await query(1, [...named(15), ...copies], turn)
  const { start } = month(turn)
  const end = month(turn - 28).end
  const third = await ask(0, 'POST', '/calendars/freebusy', { start, end, users: people })
  if (turn < 0) continue
  own.push(one)
  mixed.push(other)
  busy.push(third)
}

console.log(`Inviting ${guests} guests.`)
const meeting = (title: string, hour: number) => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'all'],
        ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
        ['dtend', {}, 'date-time', `2027-03-15T${hour}:00:00Z`],
        ['summary', {}, 'text', title],
        ['organizer', {}, 'cal-address', `mailto:${emailOf(0)}`],
        ...Array.from({ length: guests }, (_, index) => [
          'attendee',
          { cn: `Person ${index + 1}`, partstat: 'NEEDS-ACTION', rsvp: 'TRUE' },
          'cal-address',
          `mailto:${emailOf(index + 1)}`,
        ]),
      ],
      [],
    ],
  ],
]
const path = `/calendars/${idOf(0)}/${idOf(0)}/all.ics`
const invitations: { readonly put: number; readonly all: number }[] = []
for (const [index, title] of ['First', 'Second', 'Third'].entries()) {
  const began = performance.now()
  const put = await ask(0, 'PUT', path, meeting(title, 10 + index))
  await app.deliveries.settled()
  invitations.push({ put, all: performance.now() - began })
}
await store.close()
rmSync(folder, { recursive: true })

const rounded = (value: number) => Number(value.toPrecision(3))
const [first, ...changes] = invitations
const results = {
  machine: `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`,
  'six weeks of 30 own calendars ms': rounded(median(own)),
  'six weeks of 15 own and 15 of others ms': rounded(median(mixed)),
  'ratio (goal: at most 1.2)': rounded(median(mixed.map((each, index) => each / (own[index] ?? 1)))),
  'busy times of 50 people over two weeks, p95 ms (goal: at most 150)': rounded(quantile(busy, 0.95)),
  [`PUT with ${guests} guests ms`]: rounded(first?.put ?? 0),
  'until all guests have it ms (goal: at most 2000)': rounded(first?.all ?? 0),
  'until all guests have a change of it ms (goal: at most 2000)': rounded(
    median(changes.map(({ all }) => all)),
  ),
}
writeFileSync('bench/results-together.json', `${JSON.stringify(results, null, 2)}\n`)
console.log(JSON.stringify(results, null, 2))
process.exit()
