import { expect, test } from 'vitest'
import { incidentsOf } from './incidentsOf.ts'
import { mergedSamples } from './mergedSamples.ts'
import type { Sample } from './Sample.ts'
import { sinceOf } from './sinceOf.ts'
import { pageRhythm, serviceRhythm, stripOf } from './stripOf.ts'
import { epochMs } from '../time/units.ts'

const minute = 60_000
const well = (at: number): Sample => ({
  at: epochMs(at * minute),
  status: 'healthy',
  latencyMs: 3,
  cause: null,
})
const bad = (at: number, cause: string | null = null): Sample => ({
  at: epochMs(at * minute),
  status: 'unhealthy',
  latencyMs: null,
  cause,
})

test('failures in a row are one incident, with the first reported cause', () => {
  const samples = [well(0), bad(1), bad(2, 'timeout'), bad(3, 'refused'), well(5)]
  expect(incidentsOf(samples, epochMs(9 * minute))).toEqual([
    { start: minute, end: 5 * minute, durationMs: 4 * minute, failures: 3, cause: 'timeout' },
  ])
})

test('an incident without an end lasts until now', () => {
  expect(incidentsOf([well(0), bad(2, 'timeout')], epochMs(9 * minute))).toEqual([
    { start: 2 * minute, end: null, durationMs: 7 * minute, failures: 1, cause: 'timeout' },
  ])
})

test('the latest incident comes first', () => {
  const incidents = incidentsOf([bad(0), well(1), bad(2), well(3)], epochMs(9 * minute))
  expect(incidents.map(({ start }) => start)).toEqual([2 * minute, 0])
})

test('a time without checks does not split an incident', () => {
  expect(incidentsOf([bad(0), bad(300)], epochMs(301 * minute))).toHaveLength(1)
})

test('a component that was always healthy has no incidents', () => {
  expect(incidentsOf([well(0), well(1)], epochMs(2 * minute))).toEqual([])
  expect(incidentsOf([], epochMs(0))).toEqual([])
})

test('a status holds since the first check that has it', () => {
  expect(sinceOf([bad(0), well(1), well(2)])).toEqual({ at: minute, isExact: true })
})

test('a status that the first check has may be older', () => {
  expect(sinceOf([well(1), well(2)])).toEqual({ at: minute, isExact: false })
  expect(sinceOf([])).toBeNull()
})

test('a strip ends with the last check, and is filled up from the front', () => {
  expect(stripOf([well(0), bad(1)], epochMs(2 * minute), pageRhythm, 4)).toEqual([
    { kind: 'none' },
    { kind: 'none' },
    { kind: 'check', sample: well(0) },
    { kind: 'check', sample: bad(1) },
  ])
})

test('where checks are missing the strip has a gap', () => {
  expect(stripOf([well(0), well(30)], epochMs(31 * minute), pageRhythm, 5)).toEqual([
    { kind: 'check', sample: well(0) },
    { kind: 'gap', from: 0, to: 30 * minute },
    { kind: 'check', sample: well(30) },
  ])
})

test('a last check too long ago is followed by a gap', () => {
  expect(stripOf([well(0)], epochMs(10 * minute), pageRhythm, 4)).toEqual([
    { kind: 'check', sample: well(0) },
    { kind: 'gap', from: 0, to: 10 * minute },
  ])
})

test('a gap that does not fit completely is left out', () => {
  expect(stripOf([well(0), well(30)], epochMs(31 * minute), pageRhythm, 3)).toEqual([
    { kind: 'none' },
    { kind: 'none' },
    { kind: 'check', sample: well(30) },
  ])
})

test('at most 120 places, the latest', () => {
  const samples = Array.from({ length: 200 }, (_, index) => well(index))
  const strip = stripOf(samples, epochMs(200 * minute), pageRhythm)
  expect(strip).toHaveLength(120)
  expect(strip[0]).toEqual({ kind: 'check', sample: well(80) })
})

test('one sample in ten minutes, which the service keeps for older hours, is no gap', () => {
  const samples = [well(0), well(10), well(20)]
  const now = epochMs(600 * minute)
  const gaps = (rhythm: ReturnType<typeof serviceRhythm>) =>
    stripOf(samples, epochMs(21 * minute), rhythm, 9).filter(({ kind }) => kind === 'gap')
  expect(gaps(serviceRhythm(now))).toHaveLength(0)
  expect(gaps(pageRhythm)).toHaveLength(2)
})

test("observations here follow the service's last sample", () => {
  expect(mergedSamples([well(0), well(1)], [well(1), bad(2)])).toEqual([well(0), well(1), bad(2)])
  expect(mergedSamples([], [bad(2)])).toEqual([bad(2)])
  expect(mergedSamples(null, [bad(2)])).toEqual([bad(2)])
})
