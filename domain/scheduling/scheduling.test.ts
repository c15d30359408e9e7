import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { put, textOf } from '../jcal/properties.ts'
import { changeInScope, deleteInScope } from '../series/inScope.ts'
import { text } from '../testing/jcalProperties.ts'
import { addMs, epochMs } from '../time/units.ts'
import { attendeeChange } from './attendeeChange.ts'
import { nothingHeld, type HeldObject, type ItipMessage } from './ItipMessage.ts'
import { messagesTo, recipientsOf } from './messagesTo.ts'
import { organizerChange } from './organizerChange.ts'
import { isCancelled, partsOf, plainPart, withVEvents } from './partsOf.ts'
import { attendeeOf, partstatOf, withAnswer } from './people.ts'
import { receive } from './receive.ts'
import { scheduleStatus } from './scheduleStatus.ts'

const start = epochMs(Date.UTC(2027, 1, 1))
const ada = 'ada@kalends.example'
const [bob, carol] = ['bob@kalends.example', 'carol@kalends.example']

const person = (name: string, address: string): JCalProperty => [
  name,
  { partstat: 'NEEDS-ACTION' },
  'cal-address',
  `mailto:${address}`,
]
const days = ['2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05'].map((day) => `${day}T09:00:00Z`)
const master: JCalComponent = [
  'vevent',
  [
    text('uid', 'u1'),
    ['sequence', {}, 'integer', 0],
    ['dtstart', {}, 'date-time', days[0] ?? ''],
    ['dtend', {}, 'date-time', '2027-03-02T10:00:00Z'],
    ['rrule', {}, 'recur', { freq: 'DAILY', count: 4 }],
    text('summary', 'Plan'),
    ['organizer', { 'sent-by': 'mailto:desk@kalends.example' }, 'cal-address', `mailto:${ada}`],
    person('attendee', bob),
    person('attendee', carol),
  ],
  [['valarm', [['trigger', {}, 'duration', '-PT5M']], []]],
]
const plan: JCal = ['vcalendar', [['version', {}, 'text', '2.0']], [master]]

const changed = (jcal: JCal, part: string, change: (vevent: JCalComponent) => JCalComponent): JCal => {
  const parts = new Map(partsOf(jcal))
  const vevent = parts.get(part) ?? plainPart(jcal, part)
  return vevent ? withVEvents(jcal, parts.set(part, change(vevent))) : jcal
}
const withProperty = (jcal: JCal, property: JCalProperty, part = '') =>
  changed(jcal, part, ([name, properties, inside]) => [name, put(properties, property), inside ?? []])
const without = (jcal: JCal, address: string, part = '') =>
  changed(jcal, part, ([name, properties, inside]) => [
    name,
    properties.filter((each) => each[0] !== 'attendee' || each[3] !== `mailto:${address}`),
    inside ?? [],
  ])
const answering = (jcal: JCal, address: string, partstat: string, part = '') =>
  changed(jcal, part, (vevent) => withAnswer(vevent, address, { partstat }))

const messagesOfChange = (before: HeldObject, after: JCal | null, now = start) => {
  const held = organizerChange(before, after, now)
  return {
    held,
    messages: [...recipientsOf(before.data, after)].flatMap((each) => messagesTo(each, before.data, held)),
  }
}
const invited = () => messagesOfChange(nothingHeld, plan)
const sent = (messages: readonly ItipMessage[]) =>
  messages.map(({ method, recipient, sequence }) => `${method} ${recipient.split('@')[0]} ${sequence}`)
const copyOf = (address: string) =>
  invited()
    .messages.filter((each) => each.recipient === address)
    .reduce((held, message) => receive(held, message).held, nothingHeld)
const answerIn = (jcal: JCal | null, address: string, part = '') => {
  const vevent = partsOf(jcal).get(part) ?? plainPart(jcal, part)
  return vevent ? partstatOf(attendeeOf(vevent, address)) : null
}

test('each attendee gets the event, without the alarms of its organizer, on behalf of them', () => {
  const { messages } = invited()
  expect(sent(messages)).toEqual(['REQUEST bob 0', 'REQUEST carol 0'])
  expect(messages[0]?.data[2]).toEqual([['vevent', master[1], []]])
})

test.each<[string, JCal, readonly string[]]>([
  ['another title', withProperty(plan, text('summary', 'New')), ['REQUEST bob 0', 'REQUEST carol 0']],
  ['another place', withProperty(plan, text('location', 'Roof')), ['REQUEST bob 0', 'REQUEST carol 0']],
  ['another colour', withProperty(plan, text('color', 'teal')), []],
  ['another availability', withProperty(plan, text('transp', 'TRANSPARENT')), []],
  [
    'another time',
    withProperty(plan, ['dtend', {}, 'date-time', '2027-03-02T11:00:00Z']),
    ['REQUEST bob 1', 'REQUEST carol 1'],
  ],
  [
    'an occurrence less',
    withProperty(plan, ['exdate', {}, 'date-time', days[1] ?? '']),
    ['REQUEST bob 1', 'CANCEL bob 1', 'REQUEST carol 1', 'CANCEL carol 1'],
  ],
  ['somebody less', without(plan, carol), ['REQUEST bob 1', 'CANCEL carol 1']],
  ['cancelled', withProperty(plan, text('status', 'CANCELLED')), ['CANCEL bob 1', 'CANCEL carol 1']],
  [
    'somebody less in one occurrence',
    without(plan, carol, days[1]),
    ['REQUEST bob 1', 'REQUEST carol 1', 'CANCEL carol 1'],
  ],
])('%s: what the attendees get (RFC 5546 2.1.4)', (_, after, expected) => {
  expect(sent(messagesOfChange(invited().held, after).messages)).toEqual(expected)
})

test('a deleted event is cancelled', () => {
  const { held } = invited()
  expect(sent(messagesOfChange(held, null).messages)).toEqual(['CANCEL bob 1', 'CANCEL carol 1'])
})

test('who is invited no longer is told so, also if nobody is', () => {
  const alone = changed(plan, '', ([name, properties, inside]) => [
    name,
    properties.filter((each) => !['attendee', 'organizer'].includes(each[0])),
    inside ?? [],
  ])
  expect(sent(messagesOfChange(invited().held, alone).messages)).toEqual(['CANCEL bob 1', 'CANCEL carol 1'])
})

test('an answer is asked again after another time, and not after another place', () => {
  const answer = (property: JCalProperty) => {
    const bobs = copyOf(bob)
    const change = attendeeChange(bobs, answering(bobs.data ?? plan, bob, 'ACCEPTED'), {
      address: bob,
      now: start,
    })
    if (change.kind !== 'reply') throw new Error(change.kind)
    const organizers = receive(invited().held, change.message).held
    expect(answerIn(organizers.data, bob)).toBe('ACCEPTED')
    const after = withProperty(organizers.data ?? plan, property)
    return answerIn(messagesOfChange(organizers, after).held.data, bob)
  }
  expect(answer(text('location', 'Roof'))).toBe('ACCEPTED')
  expect(answer(['dtend', {}, 'date-time', '2027-03-02T11:00:00Z'])).toBe('NEEDS-ACTION')
})

test.each<[string, (jcal: JCal) => JCal, string]>([
  ['their answer', (jcal) => answering(jcal, bob, 'TENTATIVE'), 'reply'],
  ['their answer to one', (jcal) => answering(jcal, bob, 'DECLINED', days[2]), 'reply'],
  ['their answer to text that is none', (jcal) => answering(jcal, bob, 'any text'), 'own'],
  ['a colour', (jcal) => withProperty(jcal, text('color', 'teal')), 'own'],
  [
    'stamps and X-',
    (jcal) => withProperty(withProperty(jcal, text('dtstamp', 'x')), text('x-y', 'z')),
    'own',
  ],
  ['the title', (jcal) => withProperty(jcal, text('summary', 'Mine')), 'summary'],
  ['the answer of somebody else', (jcal) => answering(jcal, carol, 'DECLINED'), 'attendee'],
  ['a day less', (jcal) => withProperty(jcal, ['exdate', {}, 'date-time', days[1] ?? '']), 'exdate'],
])('an attendee changes %s', (_, change, expected) => {
  const held = copyOf(bob)
  const result = attendeeChange(held, change(held.data ?? plan), { address: bob, now: start })
  expect(result.kind === 'refused' ? result.property : result.kind).toBe(expected)
})

test('a message that is older, of another organizer or for somebody else changes nothing', () => {
  const [message] = invited().messages
  if (message === undefined) throw new Error('nothing was sent')
  const held = copyOf(bob)
  expect(receive(held, message).ignored).toBe('stale')
  expect(receive(held, { ...message, sequence: 9, sender: carol }).ignored).toBe('other-organizer')
  expect(receive(nothingHeld, { ...message, recipient: 'eve@kalends.example' }).ignored).toBe('not-invited')
  expect(receive(held, { ...message, sequence: 9, method: 'COUNTER' }).ignored).toBe('other-organizer')
})

test('an answer counts for what was asked, whatever arrives first and however its program counts', () => {
  const moved = withProperty(plan, ['dtend', {}, 'date-time', '2027-03-02T11:00:00Z'])
  const { held } = messagesOfChange(invited().held, moved)
  const reply = (partstat: string, sequence: number, minute: number): ItipMessage => ({
    method: 'REPLY',
    uid: 'u1',
    sender: bob,
    recipient: ada,
    sequence,
    dtstamp: `2027-02-01T10:0${minute}:00Z`,
    data: withProperty(answering(plan, bob, partstat), ['sequence', {}, 'integer', sequence]),
  })
  const [now, before] = [reply('ACCEPTED', 1, 0), reply('DECLINED', 0, 5)]
  const inOrder = receive(held, now)
  expect(inOrder.ignored).toBeNull()
  const late = receive(inOrder.held, before)
  expect(late.ignored).toBe('stale')
  const answered = late.held.state.replies[bob]?.answers['']
  expect(answered).toMatchObject({ partstat: 'ACCEPTED', sequence: 1 })
  // The organizer's program writes the event as it was before the answer.
  expect(answerIn(messagesOfChange(late.held, held.data).held.data, bob)).toBe('ACCEPTED')

  const first = receive(held, before)
  expect(first.ignored).toBe('stale')
  const second = receive(first.held, now)
  expect(second.ignored).toBeNull()
  expect(answerIn(second.held.data, bob)).toBe('ACCEPTED')
  expect(receive(second.held, now).ignored).toBe('stale')

  const ahead = receive(second.held, reply('TENTATIVE', 9, 7)).held
  expect(answerIn(ahead.data, bob)).toBe('TENTATIVE')
  const again = withProperty(ahead.data ?? plan, ['dtend', {}, 'date-time', '2027-03-02T12:00:00Z'])
  expect(answerIn(messagesOfChange(ahead, again).held.data, bob)).toBe('NEEDS-ACTION')
})

test('a cancelled copy stays, with what is its owner’s', () => {
  const held = copyOf(bob)
  const own = { ...held, data: withProperty(held.data ?? plan, text('color', 'teal')) }
  const [cancel] = messagesOfChange(invited().held, null).messages
  const after = cancel && receive(own, cancel).held.data
  const vevent = partsOf(after ?? null).get('')
  expect(vevent && [isCancelled(vevent), textOf(vevent, 'color')]).toEqual([true, 'teal'])
})

/** A cancellation as some programs send it, with no more than what names the event (RFC 5546 3.2.5). */
const timeless = (part: string, at?: JCalProperty): ItipMessage => {
  const named = [text('uid', 'plan'), ...(at ? [at] : []), text('organizer', `mailto:${ada}`)]
  const data: JCal = ['vcalendar', [], [['vevent', named, []]]]
  const [cancel] = messagesOfChange(invited().held, null).messages
  if (cancel === undefined) throw new Error('nothing was sent')
  return { ...cancel, uid: 'plan', recipient: bob, sequence: 9, data, isWhole: part === '' }
}

test('a cancellation needs no time: that of the copy stays', () => {
  const after = receive(copyOf(bob), timeless('')).held.data
  const vevent = partsOf(after).get('')
  expect(vevent && [isCancelled(vevent), textOf(vevent, 'dtstart')]).toEqual([true, days[0]])
})

test('so does that of one occurrence, which has the time that it had in its series', () => {
  const at = (day: string): JCalProperty => ['recurrence-id', {}, 'date-time', day]
  const second = days[1] ?? ''
  const parts = [...partsOf(receive(copyOf(bob), timeless('one', at(second))).held.data).values()]
  expect(parts.map((vevent) => [isCancelled(vevent), textOf(vevent, 'dtstart')])).toEqual([
    [false, days[0]],
    [true, second],
  ])
  // A date that is not of the series.
  const none = receive(copyOf(bob), timeless('one', at('2031-01-01T09:00:00Z'))).held.data
  expect([...partsOf(none).values()].map(isCancelled)).toEqual([false])
})

test('what becomes of a message has a code of its own (RFC 6638 3.2.9)', () => {
  const codes = Object.values(scheduleStatus)
  expect(codes).toEqual([...new Set(codes)])
  expect(scheduleStatus.delivered).toBe('1.2')
})

type Step =
  | { readonly kind: 'edit'; readonly what: number; readonly day: number }
  | { readonly kind: 'answer'; readonly who: string; readonly day: number | null; readonly partstat: string }
  | { readonly kind: 'deliver'; readonly at: number; readonly isRepeated: boolean }

const day = fc.integer({ min: 0, max: 3 })
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), what: fc.nat(5), day }),
    fc.record({
      kind: fc.constant('answer' as const),
      who: fc.constantFrom(bob, carol),
      day: fc.option(day, { nil: null }),
      partstat: fc.constantFrom('ACCEPTED', 'DECLINED', 'TENTATIVE'),
    }),
    fc.record({ kind: fc.constant('deliver' as const), at: fc.nat(20), isRepeated: fc.boolean() }),
  ),
  { maxLength: 25 },
)

const edits: readonly ((jcal: JCal, day: string, at: number) => JCal)[] = [
  (jcal, _, at) => withProperty(jcal, text('summary', `Title ${at}`)),
  (jcal, part, at) => withProperty(jcal, text('location', `Room ${at}`), part),
  (jcal, part) =>
    deleteInScope(parseObject(jcal), { occurrence: part, scope: 'this' }, { now: start }).data ?? jcal,
  (jcal, part, at) => {
    const hour = String(10 + (at % 8))
    const when = {
      kind: 'timed',
      zone: 'UTC',
      start: `${part.slice(0, 10)}T${hour}:00`,
      end: `${part.slice(0, 10)}T${hour}:30`,
    } as const
    if (!partsOf(jcal).has(part) && !plainPart(jcal, part)) return jcal
    const scope = { occurrence: part, scope: 'this' } as const
    return changeInScope(parseObject(jcal), scope, { when }, { now: start, uid: 'u2' }).data ?? jcal
  },
  (jcal, _, at) => withProperty(jcal, ['dtend', {}, 'date-time', `2027-03-02T1${at % 8}:45:00Z`]),
  (jcal, part, at) => withProperty(jcal, text('summary', `Own ${at}`), part),
]

/** What counts in the end, by occurrence: its time and somebody's answer. */
const seen = (jcal: JCal | null, address: string) =>
  days.map((part) => {
    const vevent = partsOf(jcal).get(part) ?? plainPart(jcal, part)
    if (!vevent || isCancelled(vevent)) return `${part} gone`
    const answer = partstatOf(attendeeOf(vevent, address))
    return [
      part,
      ...['dtstart', 'dtend', 'summary', 'location'].map((name) => textOf(vevent, name)),
      answer,
    ].join(' ')
  })

test('whatever the organizer changes and attendees answer, in whatever order it arrives, all end with the same', () => {
  const run = (history: readonly Step[]) => {
    const held = new Map<string, HeldObject>([[ada, invited().held]])
    const of = (who: string) => held.get(who) ?? nothingHeld
    const queue: ItipMessage[] = [...invited().messages]
    const deliver = (message: ItipMessage | undefined) =>
      message && held.set(message.recipient, receive(of(message.recipient), message).held)
    for (const [index, step] of history.entries()) {
      const now = addMs(start, index * 500)
      if (step.kind === 'deliver' && queue.length > 0) {
        const at = step.at % queue.length
        deliver(queue[at])
        if (!step.isRepeated) queue.splice(at, 1)
      }
      if (step.kind === 'edit') {
        const { data } = of(ada)
        const after = edits[step.what]?.(data ?? plan, days[step.day] ?? '', index) ?? plan
        const change = messagesOfChange(of(ada), after, now)
        held.set(ada, change.held)
        queue.push(...change.messages)
      }
      if (step.kind === 'answer') {
        const { data } = of(step.who)
        if (data === null) continue
        const after = answering(data, step.who, step.partstat, step.day === null ? '' : days[step.day])
        const change = attendeeChange(of(step.who), after, { address: step.who, now })
        if (change.kind === 'refused') throw new Error(change.property)
        held.set(step.who, change.held)
        if (change.kind === 'reply') queue.push(change.message)
      }
    }
    for (const message of queue.toReversed()) deliver(message)
    for (const who of [bob, carol]) expect(seen(of(who).data, who)).toEqual(seen(of(ada).data, who))
  }
  assertProperty(fc.property(steps, run))
})

test('a date without an override is asked again with its series', () => {
  const { held: planned } = invited()
  const answered = (held: HeldObject, address: string, partstat: string, part = '') => {
    const copy = copyOf(address)
    const change = attendeeChange(copy, copy.data && answering(copy.data, address, partstat, part), {
      address,
      now: start,
    })
    if (change.kind !== 'reply') throw new Error('no answer')
    return { held: receive(held, change.message).held, copy: change.held }
  }
  const first = answered(planned, bob, 'DECLINED')
  const { held } = answered(first.held, carol, 'DECLINED', days[1])
  const rule: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', count: 9 }]
  const later = addMs(start, 1000)
  const { held: asked, messages } = messagesOfChange(held, withProperty(plan, rule), later)
  expect(answerIn(asked.data, carol, days[1])).toBe('NEEDS-ACTION')
  const bobs = messages.filter(({ recipient }) => recipient === bob)
  const copy = bobs.reduce((each, message) => receive(each, message).held, first.copy)
  const answersIn = (jcal: JCal | null) => days.map((each) => answerIn(jcal, bob, each))
  expect(answersIn(copy.data)).toEqual(answersIn(asked.data))
})

test('who answered a date that has moved and is back has the same answer on both sides', () => {
  const { held: planned } = invited()
  const copy = copyOf(bob)
  const change = attendeeChange(copy, copy.data && answering(copy.data, bob, 'DECLINED', days[1]), {
    address: bob,
    now: start,
  })
  if (change.kind !== 'reply') throw new Error('no answer')
  const answered = receive(planned, change.message).held
  const written = (after: JCal, before: HeldObject, seconds: number) =>
    messagesOfChange(before, after, addMs(start, seconds * 1000))
  const moved = changed(plan, days[1] ?? '', ([name, properties]) => [
    name,
    put(properties, ['dtend', {}, 'date-time', '2027-03-03T12:00:00Z']),
    [],
  ])
  const away = written(moved, answered, 1)
  const back = written(plan, away.held, 2)
  const bobs = [...away.messages, ...back.messages].filter(({ recipient }) => recipient === bob)
  const own = bobs.reduce((each, message) => receive(each, message).held, change.held)
  expect(answerIn(own.data, bob, days[1])).toBe(answerIn(back.held.data, bob, days[1]))
})
