import { expect, test } from 'vitest'
import { admission, type AdmissionKind } from './admission.ts'

const turnOf = (nowMs: number) => ({ nowMs, refusingMs: 0, pauseMs: 0, isStoreBusy: false, isLoading: false })

test('with an empty queue, a request is started at once', () => {
  expect(admission().arrive('a', 'other', 0)).toBe('start')
})

test('of a burst some requests start at once and the others in the next turns, and none is refused', () => {
  const gate = admission<number>()
  const answers = Array.from({ length: 100 }, (_, index) => gate.arrive(index, 'read', 0))
  expect(answers.filter((answer) => answer === 'start')).toHaveLength(20)
  expect(answers).not.toContain('refuse')
  const started: number[] = []
  for (let nowMs = 10; !gate.isSettled() && nowMs < 400; nowMs += 10) {
    const { start, rejected } = gate.turn(turnOf(nowMs))
    expect(rejected).toEqual([])
    started.push(...start)
  }
  expect(started).toEqual(Array.from({ length: 80 }, (_, index) => 20 + index))
})

test('a request that arrives after a long turn starts after those still in the system', () => {
  const gate = admission<string>()
  expect(gate.arrive('first', 'other', 0)).toBe('start')
  expect(gate.arrive('after a long turn', 'other', 30)).toBe('wait')
  expect(gate.turn(turnOf(30)).start).toEqual([])
  expect(gate.arrive('a write', 'write', 30.1)).toBe('wait')
  expect(gate.turn(turnOf(30.2)).start).toEqual([])
  expect(gate.turn(turnOf(30.3)).start).toEqual(['a write', 'after a long turn'])
})

test('turns without work end even if requests keep arriving', () => {
  const gate = admission<number>()
  const started: number[] = []
  for (let nowMs = 10; started.length === 0 && nowMs < 100; nowMs += 1) {
    gate.arrive(nowMs, 'read', nowMs + 6)
    started.push(...gate.turn(turnOf(nowMs)).start)
  }
  expect(started).toContain(10)
})

test('writes of known people start before reads, and reads before the rest', () => {
  const gate = exhausted()
  gate.arrive('other', 'other', 0)
  gate.arrive('read', 'read', 0)
  gate.arrive('write', 'write', 0)
  gate.turn(turnOf(20))
  expect(gate.turn(turnOf(21)).start).toEqual(['write', 'read', 'other'])
})

test('requests that have waited for too long are refused where they are more than can be started', () => {
  const gate = exhausted()
  const late = ['a', 'b', 'c', 'd', 'e']
  for (const each of late) expect(gate.arrive(each, 'read', 0)).toBe('wait')
  gate.turn(turnOf(701))
  expect(gate.turn(turnOf(702))).toEqual({ start: [], rejected: late })
})

test('after a stall of the machine the few that wait are started', () => {
  const gate = exhausted()
  expect(gate.arrive('a', 'read', 0)).toBe('wait')
  expect(gate.arrive('b', 'other', 0)).toBe('wait')
  gate.turn(turnOf(5_000))
  expect(gate.turn(turnOf(5_001))).toEqual({ start: ['a', 'b'], rejected: [] })
})

test('a request that would wait for too long is refused at once', () => {
  const gate = exhausted()
  const answers = Array.from({ length: 2_000 }, (_, index) => gate.arrive(`${index}`, 'read', 0))
  const waiting = answers.indexOf('refuse')
  expect(waiting).toBeGreaterThan(100)
  expect(waiting).toBeLessThan(800)
  expect(new Set(answers.slice(waiting))).toEqual(new Set(['refuse']))
})

test('a write is not refused because of waiting reads', () => {
  const gate = exhausted()
  for (let index = 0; index < 2_000; index++) gate.arrive(`${index}`, 'read', 0)
  expect(gate.arrive('write', 'write', 0)).toBe('wait')
})

test('at ten times the load, each request is answered or refused within half a second', () => {
  const { waitsMs, started, refused } = simulated({ costMs: 10, perSecond: 1_000, seconds: 10 })
  expect(started).toBeGreaterThan(800)
  expect(started + refused).toBeGreaterThan(9_900)
  expect(quantile(waitsMs, 0.95)).toBeLessThan(500)
})

test('half a second after an overload, every request is started again', () => {
  const { gate, endMs } = simulated({ costMs: 10, perSecond: 1_000, seconds: 5 })
  let nowMs = endMs
  for (let turn = 0; turn < 25; turn++) gate.turn(turnOf((nowMs += 20)))
  expect(gate.isSettled()).toBe(true)
  expect(gate.arrive(0, 'other', nowMs)).toBe('start')
})

test('a service with cheap requests is not slowed down', () => {
  const { started, refused } = simulated({ costMs: 0.05, perSecond: 10_000, seconds: 3 })
  expect(refused).toBe(0)
  expect(started).toBeGreaterThan(29_900)
})

test('paused work that waits for its next turn reduces the starts', () => {
  const gate = admission<number>()
  for (let nowMs = 20; nowMs <= 200; nowMs += 20) gate.turn({ ...turnOf(nowMs), pauseMs: 300 })
  const answers = Array.from({ length: 20 }, (_, index) => gate.arrive(index, 'write', 200))
  expect(answers.filter((answer) => answer === 'start')).toHaveLength(4)
})

test('a store whose calls all wait reduces the starts', () => {
  const gate = admission<number>()
  for (let nowMs = 20; nowMs <= 5_000; nowMs += 20) gate.turn({ ...turnOf(nowMs), isStoreBusy: true })
  const answers = Array.from({ length: 20 }, (_, index) => gate.arrive(index, 'write', 5_000))
  expect(answers.filter((answer) => answer === 'start')).toHaveLength(4)
})

test('long turns of a start that still loads slow nothing down, and nobody who waits through them is refused', () => {
  const gate = admission<number>()
  for (let nowMs = 1_000; nowMs <= 4_000; nowMs += 1_000) gate.turn({ ...turnOf(nowMs), isLoading: true })
  const answers = Array.from({ length: 60 }, (_, index) => gate.arrive(index, 'read', 4_000))
  expect(answers.filter((answer) => answer === 'start')).toHaveLength(20)
  expect(answers).not.toContain('refuse')
  gate.turn({ ...turnOf(6_000), isLoading: true })
  const { start, rejected } = gate.turn(turnOf(6_100))
  expect(rejected).toEqual([])
  expect(start.length).toBeGreaterThan(0)
})

test('after long turns the rate comes back while nobody asks, so that the next burst gets through', () => {
  const gate = admission<number>()
  let nowMs = 0
  for (let turn = 0; turn < 5; turn++) gate.turn(turnOf((nowMs += 1_000)))
  for (let turn = 0; turn < 150; turn++) gate.turn(turnOf((nowMs += 20)))
  const answers = Array.from({ length: 100 }, (_, index) => gate.arrive(index, 'read', nowMs))
  expect(answers.filter((answer) => answer === 'start')).toHaveLength(20)
  expect(answers).not.toContain('refuse')
})

test('after a long turn in which nobody waited, a burst has its patience', () => {
  const gate = exhausted()
  for (let index = 0; index < 100; index++) expect(gate.arrive(`${index}`, 'read', 900)).toBe('wait')
})

/** An admission that starts no more requests in this turn, and has none waiting. */
function exhausted() {
  const gate = admission<string>()
  for (let count = 0; count < 20; count++) gate.arrive('first', 'write', 0)
  gate.turn(turnOf(0.5))
  return gate
}

/**
 * A simulated event loop of one thread: a started request costs its time in the same turn, and requests that
 * arrive meanwhile are read in the next.
 */
function simulated({ costMs, perSecond, seconds }: { costMs: number; perSecond: number; seconds: number }) {
  const gate = admission<number>()
  const waitsMs: number[] = []
  let started = 0
  let refused = 0
  let arrivals = 0
  let nowMs = 0
  const kind: AdmissionKind = 'read'
  while (nowMs < seconds * 1000 || (!gate.isSettled() && nowMs < seconds * 2000)) {
    const turnMs = nowMs
    const { start, rejected } = gate.turn(turnOf(nowMs))
    refused += rejected.length
    const begin = (arrivalMs: number) => {
      nowMs += costMs
      started += 1
      waitsMs.push(nowMs - arrivalMs)
    }
    start.forEach(begin)
    for (; arrivals < (Math.min(turnMs, seconds * 1000) / 1000) * perSecond; arrivals++) {
      const arrivalMs = (arrivals / perSecond) * 1000
      const answer = gate.arrive(arrivalMs, kind, nowMs)
      if (answer === 'start') begin(arrivalMs)
      if (answer === 'refuse') refused += 1
    }
    nowMs = Math.max(nowMs, turnMs + 0.1)
  }
  return { gate, waitsMs, started, refused, endMs: nowMs }
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
