import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { printICalendar } from '../../ical/printICalendar.ts'
import { instantOf } from '../../time/instantOf.ts'
import { vtimezoneOf } from './vtimezoneOf.ts'
import { vtimezoneZone } from './vtimezoneZone.ts'
import { localDateTime } from '../../time/localDateTime.ts'
import { zoneNamed } from '../../time/Zone.ts'
import { epochMs, addMs, localMs } from '../../time/units.ts'

// Others can read what we write: ical.js, at each change of every zone.

const [first, last, end] = [
  epochMs(Date.UTC(1971, 0, 1)),
  epochMs(Date.UTC(2011, 0, 1)),
  epochMs(Date.UTC(2041, 0, 1)),
]

type Change = { readonly at: number; readonly before: number; readonly after: number }

function changesOf(name: string): readonly Change[] {
  const changes: Change[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(first).toZonedDateTimeISO(name)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (next === null || next.epochMilliseconds >= end) return changes
    const [before, after] = [at, next].map(({ offsetNanoseconds }) => offsetNanoseconds / 1e6)
    changes.push({ at: next.epochMilliseconds, before: before ?? 0, after: after ?? 0 })
    at = next
  }
}

/**
 * Local times that exist once: the last second before the times that a change skips or repeats, the first one
 * after them, and days around.
 */
const localTimesAround = ({ at, before, after }: Change) => [
  at + Math.min(before, after) - 86_400_000,
  at + Math.min(before, after) - 1000,
  at + Math.max(before, after),
  at + Math.max(before, after) + 86_400_000,
]

/** Reads local times in a VTIMEZONE as ical.js does, from its text. */
function readByOthers(name: string): (local: string) => number {
  const text = printICalendar(['vcalendar', [], [vtimezoneOf(name, name, first, last)]])
  const component = ICAL.Component.fromString(text).getFirstSubcomponent('vtimezone')
  const zone = new ICAL.Timezone(component ?? {})
  return (local) => {
    const time = ICAL.Time.fromDateTimeString(local)
    time.zone = zone
    return time.toUnixTime() * 1000
  }
}

test('every zone that we write is read by others as it is, around each of its changes from 1971 to 2040', () => {
  const names = Intl.supportedValuesOf('timeZone')
  let changes = 0
  const wrong = names.flatMap((name) => {
    const read = readByOthers(name)
    // ical.js does not read the seconds of an offset, which Monrovia had until 1972.
    const own = changesOf(name).filter(({ before, after }) => before % 60_000 === 0 && after % 60_000 === 0)
    changes += own.length
    return own.flatMap(localTimesAround).flatMap((ms) => {
      const local = localDateTime(localMs(ms))
      return read(local) === instantOf(local, name) ? [] : [`${name} ${local}`]
    })
  })
  expect(wrong).toEqual([])
  expect(changes).toBeGreaterThan(20_000)
})

test('every zone that we write is read by us as it is, at each of its changes from 1971 to 2040', () => {
  const wrong = Intl.supportedValuesOf('timeZone').flatMap((name) => {
    const ours = vtimezoneZone('Ours', vtimezoneOf(name, name, first, last))
    const instants = changesOf(name).flatMap(({ at }) =>
      [-1000, 0, 86_400_000].map((ms) => addMs(epochMs(at), ms)),
    )
    return instants
      .filter((at) => ours?.offsetAt(at) !== zoneNamed(name).offsetAt(at))
      .map((at) => `${name} ${at}`)
  })
  expect(wrong).toEqual([])
})
