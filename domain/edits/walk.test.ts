import { Session } from 'node:inspector/promises'
import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { instantOf } from '../time/instantOf.ts'
import { applyEventEdit } from './applyEventEdit.ts'
import type { MoveEvent } from './Edit.ts'
import { keyOf } from './ObjectName.ts'

/*
 * The walk of a dragged event: the files of domain above domain/time in which a function runs while a move is
 * applied to an event that does not repeat, and how often the readers among them run. (domain/time is
 * arithmetic, and imports nothing of domain.) Version 0.1 went through 30 files above domain/time and 5 in
 * it, and read DTSTART or DTEND and their TZIDs eight times. Now there are 14 and 6, and each time is read
 * once.
 */

const at = (local: string) => instantOf(local, 'Europe/Paris')
const standUp: JCal = [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'u1'],
        ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T09:00:00'],
        ['dtend', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T10:00:00'],
        ['summary', {}, 'text', 'Stand-up'],
      ],
      [],
    ],
  ],
]
const object = { userId: 'alice', calendarId: 'work', eventId: 'u1' }
const zone = 'Europe/Paris'
const move: MoveEvent = {
  version: 1,
  kind: 'moveEvent',
  id: 'one',
  at: at('2027-03-14T12:00:00'),
  object,
  title: 'Stand-up',
  baseVersion: 'latest',
  occurrence: null,
  scope: 'all',
  splitId: 'two',
  viewZone: zone,
  from: { kind: 'timed', start: at('2027-03-15T09:00:00'), end: at('2027-03-15T10:00:00'), zone },
  to: { kind: 'timed', start: at('2027-03-16T11:00:00'), end: at('2027-03-16T12:00:00'), zone },
}

/** How often each function of domain ran, by file. */
async function callsDuring(run: () => void): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  await session.post('Profiler.takePreciseCoverage')
  run()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  const inDomain = result.flatMap(({ url, functions }) => {
    const [, file] = /^.*\/(domain\/[\w/]+\.ts)$/.exec(url) ?? []
    // Functions without a name are arrow functions, and what a test runner makes of an exported constant.
    const called = functions
      .map(({ functionName, ranges }) => [functionName, ranges[0]?.count ?? 0] as const)
      .filter(([name, count]) => name !== '' && count > 0)
    return file === undefined || called.length === 0 ? [] : [[file, new Map(called)] as const]
  })
  return new Map(inDomain)
}

test('a dragged event goes through fourteen files, and its zone and times are read once', async () => {
  // What is read of an object is kept with it: a second try has another one.
  const stored = structuredClone(standUp)
  const calls = await callsDuring(() => {
    expect(applyEventEdit(move, new Map([[keyOf(object), stored]])).ok).toBe(true)
  })
  const files = [...calls.keys()].filter((file) => !file.startsWith('domain/time/'))
  expect(files.toSorted()).toEqual([
    'domain/edits/ObjectName.ts',
    'domain/edits/applyEventEdit.ts',
    'domain/edits/movedTo.ts',
    'domain/event/draftWhen.ts',
    'domain/jcal/EventTime.ts',
    'domain/jcal/ParsedObject.ts',
    'domain/jcal/Timing.ts',
    'domain/jcal/ValueType.ts',
    'domain/jcal/properties.ts',
    'domain/jcal/revision.ts',
    'domain/jcal/zones/zonesOf.ts',
    'domain/series/changeSeries.ts',
    'domain/series/inScope.ts',
    'domain/series/movement.ts',
  ])
  expect(calls.size).toBeLessThanOrEqual(20)
  const countOf = (name: string) => [...calls.values()].find((each) => each.has(name))?.get(name)
  expect({
    object: countOf('parseObject'),
    zones: countOf('zonesOf'),
    // DTSTART and DTEND.
    times: countOf('readEventTime'),
    zone: countOf('zoneByName'),
    timing: countOf('timingOf'),
    valueTypes: countOf('valueTypeOf'),
  }).toEqual({ object: 1, zones: 1, times: 2, zone: 2, timing: 1, valueTypes: 2 })
})
