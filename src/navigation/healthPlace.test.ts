import { expect, test } from 'vitest'
import { healthPlacePath, readHealthPlace } from './healthPlace.ts'

const there = (path: string) => readHealthPlace(new URL(path, 'https://app.example').search)

test('the health page as usual has the plain address', () => {
  expect(healthPlacePath({ show: 'all', sort: 'status', component: null })).toBe('/health')
  expect(there('/health')).toEqual({ show: 'all', sort: 'status', component: null })
})

test('the way to a component leads back to it, whatever its name holds', () => {
  const place = { show: 'unhealthy', sort: 'latency', component: 'a&b/ü?' } as const
  expect(there(healthPlacePath(place))).toEqual(place)
})

test('what names nothing that exists is as usual', () => {
  expect(there('/health?show=some&sort=colour&component=')).toEqual({
    show: 'all',
    sort: 'status',
    component: null,
  })
})
