import { expect, test } from 'vitest'
import { lock } from './lock.ts'

const hono = { version: '4.0.0', integrity: 'sha512-x' }

test('a lock file with integrity and the public registry passes', () => {
  expect(lock({ packages: { '': {}, 'node_modules/hono': hono } }).violations).toEqual([])
})

test('a package from a private registry is reported', () => {
  const resolved = 'http://10.0.0.1/hono.tgz'
  expect(lock({ packages: { 'node_modules/hono': { ...hono, resolved } } }).violations).toEqual([
    'package-lock.json takes node_modules/hono from a registry that is not https://registry.npmjs.org/',
  ])
})

test('a lock file that was not completed is reported with the remedy', () => {
  const bundler = { ...hono, optionalDependencies: { 'b-darwin-arm64': '1.0.0' } }
  expect(lock({ packages: { 'node_modules/b': bundler } }).violations).toEqual([
    'package-lock.json lacks bindings of other platforms (1): run `npm run complete-lock`.',
  ])
})

test('a package without integrity is reported', () => {
  expect(lock({ packages: { 'node_modules/hono': { version: '4.0.0' } } }).violations).toEqual([
    'package-lock.json has no integrity for node_modules/hono: install it again.',
  ])
})

test('an optional package without integrity is reported too, unless it is for one platform only', () => {
  const optional = { version: '4.0.0', optional: true }
  expect(lock({ packages: { 'node_modules/hono': optional } }).violations).toHaveLength(1)
  const binding = { ...optional, cpu: ['arm64'] }
  const verdict = lock({ packages: { 'node_modules/hono': hono, 'node_modules/b-darwin-arm64': binding } })
  expect(verdict.violations).toEqual([])
  expect(verdict.wellBecause).toContain('1 of them without integrity')
})
