import * as v from 'valibot'
import { reportItem } from '#contract/calendar.ts'
import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { Asking, PersonName, World } from './world.ts'

/** A person's home and the calls of a test on it. Paths begin after the home: `/work/1.ics`, `.json`. */
export type Home = {
  readonly id: string
  readonly ask: (method: string, path: string, asking?: Asking) => Promise<Response>
  readonly create: (calendarId: string) => Promise<void>
  /** Puts an event, and fails if it is refused. */
  readonly put: (path: string, body: unknown) => Promise<void>
  readonly report: (path: string, query: object) => Promise<Report>
}

export type Report = v.InferOutput<typeof report>

const report = v.object({
  _links: v.object({ self: v.object({ href: v.string() }) }),
  _embedded: v.object({ 'dav:item': v.array(reportItem), 'sync-token': v.optional(v.string()) }),
})

export async function homeOf(world: World, name: PersonName): Promise<Home> {
  const id = await world.homeOf(name)
  const ask: Home['ask'] = (method, path, asking) =>
    world.fetch(method, `/dav/api/calendars/${id}${path}`, { as: name, ...asking })
  return {
    id,
    ask,
    create: async (calendarId) => {
      const answer = await ask('POST', '.json', { body: { id: calendarId } })
      if (answer.status !== 201) throw new Error(`POST ${calendarId} was answered ${answer.status}`)
    },
    put: async (path, body) => {
      const answer = await ask('PUT', path, { body })
      if (answer.status !== 201 && answer.status !== 200) {
        throw new Error(`PUT ${path} was answered ${answer.status}: ${await answer.text()}`)
      }
    },
    report: async (path, body) => {
      const answer = await ask('REPORT', path, { body })
      if (answer.status !== 200) throw new Error(`REPORT ${path} was answered ${answer.status}`)
      return v.parse(report, await answer.json())
    },
  }
}

/** The file names of a report's objects: `1.ics` of `/dav/api/calendars/h/c/1.ics`. */
export const namesIn = ({ _embedded }: Report) =>
  _embedded['dav:item'].map(({ _links }) => _links.self.href.split('/').at(-1))

/** The VEVENTs of a report, with their properties by name. */
export const eventsIn = ({ _embedded }: Report) =>
  _embedded['dav:item'].flatMap(({ data }) => data[2].map(valuesOf))

const valuesOf = ([, properties]: JCalComponent) =>
  Object.fromEntries(properties.map((property) => [property[0], property[3]]))

/** A calendar object with these VEVENTs. */
export const calendarWith = (...events: readonly (readonly JCalProperty[])[]) => [
  'vcalendar',
  [],
  events.map((properties) => ['vevent', properties, []]),
]

export const uid = (text: string): JCalProperty => ['uid', {}, 'text', text]
export const summary = (text: string): JCalProperty => ['summary', {}, 'text', text]
/** A property with a date or a time, depending on the text. */
export const at = (name: string, when: string, tzid?: string): JCalProperty => [
  name,
  tzid === undefined ? {} : { tzid },
  when.length === 10 ? 'date' : 'date-time',
  when,
]

/** An event of one hour on 15 March 2027, 09:00 UTC. */
export const standUp = (id = 'stand-up', ...more: readonly JCalProperty[]) =>
  calendarWith([
    uid(id),
    summary('Stand-up'),
    at('dtstart', '2027-03-15T09:00:00Z'),
    at('dtend', '2027-03-15T10:00:00Z'),
    ...more,
  ])

/** All of March 2027. */
export const march = { match: { start: '20270301T000000', end: '20270401T000000' } }
