import { expect } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { bareOf } from '#domain/scheduling/people.ts'
import { calendarWith, type Home } from './homeOf.ts'
import { people, type PersonName, type World } from './world.ts'

type Meeting = {
  readonly uid?: string
  readonly title?: string
  /** In UTC, without `Z`; it lasts an hour. */
  readonly start?: string
  readonly sentBy?: string
}

/** A meeting on 15 March 2027, 09:00 UTC, unless it is said otherwise. */
export const meetingOf = (
  organizer: PersonName,
  { uid = 'plan', title = 'Plan', start = '2027-03-15T09:00:00', sentBy }: Meeting,
  ...guests: readonly JCalProperty[]
) =>
  calendarWith([
    ['uid', {}, 'text', uid],
    ['dtstart', {}, 'date-time', `${start}Z`],
    ['duration', {}, 'duration', 'PT1H'],
    ['summary', {}, 'text', title],
    [
      'organizer',
      sentBy === undefined ? {} : { 'sent-by': `mailto:${sentBy}` },
      'cal-address',
      `mailto:${people[organizer].email}`,
    ],
    ...guests,
  ])

export const invited = (who: PersonName, partstat = 'NEEDS-ACTION'): JCalProperty => [
  'attendee',
  { partstat },
  'cal-address',
  `mailto:${people[who].email}`,
]

export const aurora = { name: 'Aurora', address: 'aurora@kalends.example' }
export const auroraInvited: JCalProperty = [
  'attendee',
  { cutype: 'ROOM', partstat: 'NEEDS-ACTION' },
  'cal-address',
  `mailto:${aurora.address}`,
]

export async function listAurora(world: World): Promise<void> {
  const configurations = [{ name: 'resources', value: [aurora] }]
  const body = [{ name: 'core', configurations }]
  const answer = await world.fetch('PUT', '/api/configurations?scope=platform', { as: 'admin', body })
  expect(answer.status).toBe(204)
}

/** What a home has of a UID once everything has been carried; null for nothing. */
export async function heldOf(world: World, home: Home, uid = 'plan') {
  await world.settled()
  const answer = await home.ask('REPORT', '.json', { body: { uid } })
  if (answer.status === 404) return null
  const [{ _links, data }] = (await answer.json())._embedded['dav:item']
  const href = String(_links.self.href)
  return { path: href.slice(href.indexOf(home.id) + home.id.length), ...contentOf(data) }
}

/** The same of what is at a path. */
export async function heldAt(world: World, home: Home, path: string) {
  await world.settled()
  const answer = await home.ask('GET', path, { headers: { accept: 'application/calendar+json' } })
  expect(answer.status).toBe(200)
  return { path, ...contentOf(await answer.json()) }
}

function contentOf(data: JCal) {
  const [[, properties] = ['vevent', [], []]] = data[2]
  const values = Object.fromEntries(properties.map((each) => [each[0], each[3]]))
  const attendees = properties.filter(([name]) => name === 'attendee')
  const answers = Object.fromEntries(attendees.map((each) => [bareOf(each), each[1]['partstat']]))
  return { data, values, answers }
}

/** Somebody writes their answer into their copy. */
export async function giveAnswer(world: World, home: Home, who: PersonName, partstat: string): Promise<void> {
  const copy = await heldOf(world, home)
  if (copy === null) throw new Error(`${who} has no copy`)
  await home.put(copy.path, withOwn(copy.data, who, partstat))
  await world.settled()
}

const withOwn = (data: JCal, who: PersonName, partstat: string): unknown =>
  JSON.parse(
    JSON.stringify(data, (_, each: unknown) =>
      Array.isArray(each) && each[0] === 'attendee' && each[3] === `mailto:${people[who].email}`
        ? ['attendee', { ...each[1], partstat }, ...each.slice(2)]
        : each,
    ),
  )

export const silently = { 'schedule-reply': 'F' }
