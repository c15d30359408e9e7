import { expect, test } from 'vitest'
import { changesBetween } from './changesBetween.ts'
import type { ComponentResult, Health } from './Health.ts'
import { nextDelayMs } from './nextDelayMs.ts'
import { shownComponents, type Sortable } from './shownComponents.ts'
import { begun, failed, heard, heardOf } from './watch.ts'
import { epochMs, type EpochMs } from '../time/units.ts'

const component = (componentName: string, status: ComponentResult['status']): ComponentResult => ({
  componentName,
  status,
  details: status === 'healthy' ? null : { cause: 'timeout' },
  latencyMs: null,
})
const health = (...components: ComponentResult[]): Health => ({
  status: components.every(({ status }) => status === 'healthy') ? 'healthy' : 'unhealthy',
  components,
  unreadable: 0,
})
const both = health(component('store', 'healthy'), component('ldap', 'unhealthy'))
const after = (at: number) => heard(begun(), { health: both, at: epochMs(at), tookMs: 12 })

test('an answer is stored with its time, and the status of each component', () => {
  expect(after(1000)).toMatchObject({
    health: both,
    checkedAt: 1000,
    tookMs: 12,
    heardAt: { store: 1000, ldap: 1000 },
    observed: {
      store: [{ at: 1000, status: 'healthy', latencyMs: null, cause: null }],
      ldap: [{ at: 1000, status: 'unhealthy', latencyMs: null, cause: 'timeout' }],
    },
    trouble: null,
  })
})

test('without an answer the last one stays, with the time since when there is none', () => {
  const once = failed(after(1000), { failure: 'offline', status: null, at: epochMs(2000) })
  const twice = failed(once, { failure: 'unreadable-answer', status: 502, at: epochMs(4000) })
  expect(twice).toMatchObject({
    health: both,
    checkedAt: 1000,
    trouble: { failure: 'unreadable-answer', status: 502, since: 2000, at: 4000, times: 2 },
  })
})

test('the next answer ends the trouble', () => {
  const inTrouble = failed(after(1000), { failure: 'offline', status: null, at: epochMs(2000) })
  expect(heard(inTrouble, { health: both, at: epochMs(3000), tookMs: 5 }).trouble).toBeNull()
})

test('one component asked alone changes itself and the verdict', () => {
  const watch = heardOf(after(1000), [{ ...component('LDAP', 'healthy'), latencyMs: 7 }], epochMs(20_000))
  expect(watch.health?.status).toBe('healthy')
  expect(watch.health?.components?.map(({ status }) => status)).toEqual(['healthy', 'healthy'])
  expect(watch.checkedAt).toBe(1000)
})

test('all components checked one by one count as a whole answer, as slow as the slowest', () => {
  const results = [
    { ...component('store', 'healthy'), latencyMs: 7 },
    { ...component('ldap', 'healthy'), latencyMs: 30 },
  ]
  expect(heardOf(after(1000), results, epochMs(20_000))).toMatchObject({ checkedAt: 20_000, tookMs: 30 })
})

test('checking again at once adds nothing, unless something has changed', () => {
  const again = heard(after(1000), { health: both, at: epochMs(2000), tookMs: 1 })
  expect(again.observed['store']).toHaveLength(1)
  const news = heard(again, { health: health(component('store', 'unhealthy')), at: epochMs(3000), tookMs: 1 })
  expect(news.observed['store']).toHaveLength(2)
})

test('an unreadable status is no sample', () => {
  const watch = heard(begun(), {
    health: health(component('store', 'unknown')),
    at: epochMs(1000),
    tookMs: 1,
  })
  expect(watch.observed).toEqual({})
})

test.each([
  [0, 30_000],
  [1, 60_000],
  [2, 60_000],
  [40, 60_000],
])('after %i failures in a row the next try comes in %i ms', (failures, delay) => {
  expect(nextDelayMs(30_000, failures)).toBe(delay)
})

test('the interval of five seconds gets longer while no answer comes', () => {
  expect([0, 1, 2, 3, 4].map((failures) => nextDelayMs(5_000, failures))).toEqual([
    5_000, 10_000, 20_000, 40_000, 60_000,
  ])
})

test('changed components are announced, added and removed ones are not', () => {
  const before = health(component('store', 'healthy'), component('gone', 'healthy'))
  const now = health(component('store', 'unhealthy'), component('new', 'unhealthy'))
  expect(changesBetween(before, now)).toEqual([{ componentName: 'store', from: 'healthy', to: 'unhealthy' }])
})

const sortable = (
  componentName: string,
  status: Sortable['status'],
  latencyMs: number | null,
  changedAt: EpochMs | null,
): Sortable => ({ componentName, status, latencyMs, changedAt })
const { compare } = new Intl.Collator('en')
const all = [
  sortable('a', 'healthy', 5, epochMs(300)),
  sortable('b', 'unhealthy', null, epochMs(100)),
  sortable('c', 'healthy', 90, null),
]

test.each([
  ['status', 'bac'],
  ['name', 'abc'],
  ['latency', 'cab'],
  ['change', 'abc'],
] as const)('sorted by %s they come as %s', (sort, names) => {
  expect(
    shownComponents(all, { show: 'all', sort }, compare)
      .map(({ componentName }) => componentName)
      .join(''),
  ).toBe(names)
})

test('components in trouble can be shown alone', () => {
  expect(shownComponents(all, { show: 'unhealthy', sort: 'name' }, compare)).toEqual([all[1]])
})
