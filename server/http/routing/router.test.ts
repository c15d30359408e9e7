import { expect, test } from 'vitest'
import { router } from './router.ts'

const routes = [
  { method: 'GET', path: '/things/{name}' },
  { method: 'GET', path: '/things/all' },
  { method: 'PUT', path: '/things/{name}' },
  { method: 'PUT', path: '/things/{name}?import' },
  { method: 'POST', path: '/settings?scope=platform' },
  { method: 'GET', path: '/homes/{home}/{thing}.json' },
  { method: 'GET', path: '/homes/{home}/{thing}' },
]
const find = router(routes)
const routeAt = (method: string, path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://kalends.example')
  return find(pathname)?.routeFor(method, searchParams)?.path
}

test('a path without parameters goes before a template that it fits', () => {
  expect(routeAt('GET', '/things/all')).toBe('/things/all')
  expect(routeAt('GET', '/things/one')).toBe('/things/{name}')
})

test('of two templates the first one that fits has the path', () => {
  expect(routeAt('GET', '/homes/a/b.json')).toBe('/homes/{home}/{thing}.json')
  expect(routeAt('GET', '/homes/a/b.ics')).toBe('/homes/{home}/{thing}')
})

test('parameters are decoded one by one, and what cannot be decoded stays as it is', () => {
  expect(find('/homes/50%/b%20c.json')?.parameters).toEqual({ home: '50%', thing: 'b c' })
})

test('a slash that comes encoded is refused: it names no other path', () => {
  expect(() => find('/homes/a%2Fb/c.json')).toThrow('wrong-shape')
})

test('of two routes with one method the request has the one whose query it has', () => {
  expect(routeAt('PUT', '/things/one')).toBe('/things/{name}')
  expect(routeAt('PUT', '/things/one?import')).toBe('/things/{name}?import')
  expect(routeAt('PUT', '/things/one?import=&more')).toBe('/things/{name}?import')
})

test('a query that the only route of a method names may be missing: the route says so itself', () => {
  expect(routeAt('POST', '/settings')).toBe('/settings?scope=platform')
})

test('what is allowed is every method of a path once, HEAD with GET, and OPTIONS', () => {
  expect(find('/things/one')?.allowed).toBe('HEAD, GET, PUT, OPTIONS')
  expect(find('/settings')?.allowed).toBe('POST, OPTIONS')
})

test('a method that a path does not answer has no route, and another path has nothing', () => {
  expect(routeAt('DELETE', '/things/one')).toBeUndefined()
  expect(find('/things')).toBeNull()
  expect(find('/things/one/')).toBeNull()
})
