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

test('a path without parameters wins over a template that matches it', () => {
  expect(routeAt('GET', '/things/all')).toBe('/things/all')
  expect(routeAt('GET', '/things/one')).toBe('/things/{name}')
})

test('of two matching templates the first wins', () => {
  expect(routeAt('GET', '/homes/a/b.json')).toBe('/homes/{home}/{thing}.json')
  expect(routeAt('GET', '/homes/a/b.ics')).toBe('/homes/{home}/{thing}')
})

test('parameters are decoded one by one, and stay as they are if they cannot be decoded', () => {
  expect(find('/homes/50%/b%20c.json')?.parameters).toEqual({ home: '50%', thing: 'b c' })
})

test('an encoded slash in a parameter is refused', () => {
  expect(() => find('/homes/a%2Fb/c.json')).toThrow('wrong-shape')
})

test('of two routes with one method, the one with the query of the request is found', () => {
  expect(routeAt('PUT', '/things/one')).toBe('/things/{name}')
  expect(routeAt('PUT', '/things/one?import')).toBe('/things/{name}?import')
  expect(routeAt('PUT', '/things/one?import=&more')).toBe('/things/{name}?import')
})

test('if a method has one route, its query may be missing, and the route itself reports that', () => {
  expect(routeAt('POST', '/settings')).toBe('/settings?scope=platform')
})

test('the allowed methods are those of the path, each once, HEAD with GET, and OPTIONS', () => {
  expect(find('/things/one')?.allowed).toBe('HEAD, GET, PUT, OPTIONS')
  expect(find('/settings')?.allowed).toBe('POST, OPTIONS')
})

test('a method that a path does not have finds no route, and neither does an unknown path', () => {
  expect(routeAt('DELETE', '/things/one')).toBeUndefined()
  expect(find('/things')).toBeNull()
  expect(find('/things/one/')).toBeNull()
})
