import { expect } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { hourMs } from '#domain/time/units.ts'
import { calendarWith } from '../../testing/homeOf.ts'
import { alice, attendee, guest, other, posted, text } from '../../testing/posted.ts'
import type { ScriptedPostbox } from '../../testing/scriptedPostbox.ts'

const common = (title: string, ...guests: readonly JCalProperty[]): readonly JCalProperty[] => [
  text('uid', 'plan'),
  ['duration', {}, 'duration', 'PT1H'],
  text('summary', title),
  ['organizer', { cn: 'Alice' }, 'cal-address', `mailto:${alice}`],
  ...guests,
]

const inParis = (name: string, when: string): JCalProperty => [
  name,
  { tzid: 'Europe/Paris' },
  'date-time',
  when,
]

/** Daily at two, from today. */
const daily = (title: string, ...guests: readonly JCalProperty[]): readonly JCalProperty[] => [
  ...common(title, ...guests),
  inParis('dtstart', '2027-03-10T14:00:00'),
  ['rrule', {}, 'recur', { freq: 'DAILY' }],
]

/** One date of it, which is at four. */
const dated = (day: string, ...guests: readonly JCalProperty[]): readonly JCalProperty[] => [
  ...common('Plan', ...guests),
  inParis('recurrence-id', `${day}T14:00:00`),
  inParis('dtstart', `${day}T16:00:00`),
]

/** What the last mail to somebody says under a label. */
const linesOf = (postbox: ScriptedPostbox, label: string, to = guest) => {
  const mail = postbox.sent.findLast((each) => each.to === to)?.text ?? ''
  const [, lines = ''] = mail.split(`\n${label}:\n`)
  return (lines.split('\n\n')[0] ?? '')
    .split('\n')
    .map((each) => each.replace(' (Central European Time)', ''))
}

posted(
  'CAL-30 that time has passed is no change of a series, and one date that moves is named',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', calendarWith(daily('Plan', attendee(guest))))
    await world.settled()
    world.pass(8 * hourMs)
    await alices.put('/events/1.ics', calendarWith(daily('Plan B', attendee(guest))))
    await world.settled()
    expect(linesOf(postbox, 'When')[0]).toBe('Thursday, 11 March 2027, 14:00–15:00')
    expect(linesOf(postbox, 'Before')).toEqual(['Plan'])
    const moved = dated('2027-03-24', attendee(guest))
    await alices.put('/events/1.ics', calendarWith(daily('Plan B', attendee(guest)), moved))
    await world.settled()
    expect(linesOf(postbox, 'When')).toEqual(['Wednesday, 24 March 2027, 16:00–17:00', 'and further dates'])
    expect(linesOf(postbox, 'Before')).toEqual(['Wednesday, 24 March 2027, 14:00–15:00'])
  },
)

posted('CAL-30 a cancellation says what of it is cancelled', async (world, postbox, alices) => {
  const others = dated('2027-03-12', attendee(other))
  await alices.put('/events/1.ics', calendarWith(daily('Plan', attendee(guest)), others))
  await world.settled()
  world.pass(8 * hourMs)
  await alices.ask('DELETE', '/events/1.ics')
  await world.settled()
  expect(linesOf(postbox, 'When')).toEqual([
    'Thursday, 11 March 2027, 14:00–15:00',
    'Saturday, 13 March 2027, 14:00–15:00',
    'Sunday, 14 March 2027, 14:00–15:00',
    'and further dates',
  ])
  expect(linesOf(postbox, 'When', other)).toEqual(['Friday, 12 March 2027, 16:00–17:00'])
})

posted('CAL-30 of single dates the mail says which are cancelled', async (world, postbox, alices) => {
  const first = dated('2027-03-12', attendee(guest))
  const second = dated('2027-03-14', attendee(guest))
  await alices.put('/events/1.ics', calendarWith(daily('Plan'), first, second))
  await world.settled()
  await alices.put('/events/1.ics', calendarWith(daily('Plan'), first))
  await world.settled()
  expect(postbox.sent.at(-1)).toMatchObject({ calendar: { method: 'CANCEL' } })
  expect(linesOf(postbox, 'When')).toEqual(['Sunday, 14 March 2027, 16:00–17:00'])
})

posted('CAL-30 every mail of an event names the same organizer', async (world, postbox, alices) => {
  await alices.put('/events/1.ics', calendarWith(daily('Plan', attendee(guest))))
  await world.settled()
  await alices.ask('DELETE', '/events/1.ics')
  await world.settled()
  const named = /^ORGANIZER.*$/m
  const organizers = postbox.sent.map(({ calendar }) => named.exec(calendar?.text ?? '')?.[0].trim())
  expect(organizers).toHaveLength(2)
  expect(new Set(organizers).size).toBe(1)
})
