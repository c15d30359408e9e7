import { addMs, dayMs, epochMs, minuteMs } from '#domain/time/units.ts'
import type { PlainEvent } from './PlainEvent.ts'

const words = ['Stand-up', 'Review', 'Lunch', 'Interview', 'Design of the new house', 'One to one', 'Call']

/** The same events in each run, evenly spread over some days. Timed ones begin between 05:00 and 17:45 UTC. */
export function generate(count: number, from: string, days: number): PlainEvent[] {
  const random = seeded(count * 31 + days)
  // Limits the all-day events of a month, which would otherwise fill every line.
  const barShare = Math.min(0.08, (0.8 * days) / count)
  const first = epochMs(Date.parse(`${from}T00:00:00Z`))
  return Array.from({ length: count }, (_, index) => {
    const day = addMs(first, Math.floor((index / count) * days) * dayMs)
    const isAllDay = random() < barShare
    const start = isAllDay ? day : addMs(day, (5 * 60 + 15 * Math.floor(random() * 52)) * minuteMs)
    const length = isAllDay
      ? dayMs * (1 + Math.floor(random() * 3))
      : 15 * minuteMs * (1 + Math.floor(random() * 7))
    return {
      id: `e${from}-${index}`,
      title: `${words[index % words.length]} ${index}`,
      calendar: index % 6,
      start,
      end: addMs(start, length),
      isAllDay,
      state: stateOf(random()),
      isFree: random() < 0.05,
    }
  })
}

function stateOf(chance: number): PlainEvent['state'] {
  if (chance < 0.08) return 'tentative'
  if (chance < 0.13) return 'needs-action'
  return chance < 0.16 ? 'cancelled' : 'confirmed'
}

/** Mulberry32: short, and the same on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
