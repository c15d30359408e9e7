import type { JCalProperty } from '#contract/jcal.ts'
import { clause } from './harness.ts'
import { calendarWith, homeOf, march, type Home } from './homeOf.ts'
import { scriptedPostbox, type ScriptedPostbox } from './scriptedPostbox.ts'
import { people, type World, type WorldOptions } from './world.ts'

export const alice = people.alice.email
export const [guest, other] = ['guest@far.example', 'other@far.example']
export const attendee = (address: string): JCalProperty => [
  'attendee',
  {},
  'cal-address',
  `mailto:${address}`,
]
export const text = (name: string, value: string): JCalProperty => [name, {}, 'text', value]
type Change = Partial<Record<'start' | 'title' | 'uid', string>>
export const meeting = (change: Change = {}, ...properties: readonly JCalProperty[]) =>
  calendarWith([
    text('uid', change.uid ?? 'plan'),
    ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', change.start ?? '2027-03-15T09:00:00'],
    ['duration', {}, 'duration', 'PT1H'],
    text('summary', change.title ?? 'Plan <b>'),
    ['organizer', { cn: 'Alice' }, 'cal-address', `mailto:${alice}`],
    ...properties,
  ])

/** A test with a mail server and a mailbox of its own for each way in which the service runs. */
export function posted(
  title: string,
  tell: (world: World, postbox: ScriptedPostbox, alices: Home) => Promise<void>,
  options: WorldOptions = {},
): void {
  const boxes = new Map<string, ScriptedPostbox>()
  const box = scriptedPostbox()
  clause(
    title,
    async (world) => {
      boxes.set(world.target, box)
      box.sent.splice(0)
      box.tries = 0
      box.answer = 'sent'
      await tell(world, box, await homeOf(world, 'alice'))
    },
    { mail: box.mail, mailbox: box.mailbox, ...options },
  )
}

export const pathOf = (mail: { readonly text: string } | undefined) =>
  /https:\/\/calendar\.example(\/api\/guests\/[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
export const answer = (world: World, path: string, body: string) =>
  world.fetch('POST', path, { headers: form, body })
export const guestIn = async (world: World, home: Home, address = guest) => {
  await world.settled()
  const found = await home.ask('REPORT', '/events.json', { body: march })
  const [item] = (await found.json())._embedded['dav:item']
  const properties: readonly JCalProperty[] = item.data[2][0][1]
  return properties.find(([name, , , value]) => name === 'attendee' && value === `mailto:${address}`)?.[1]
}
