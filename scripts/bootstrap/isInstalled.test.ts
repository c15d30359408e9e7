import { expect, test } from 'vitest'
import { isInstalled } from './isInstalled.mjs'

const lock = {
  packages: {
    '': {},
    'node_modules/hono': { version: '4.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  },
}

test('a fresh clone is not installed', () => {
  expect(isInstalled(lock, null)).toBe(false)
})

test('an installation is complete if each package has its version, except those of other platforms', () => {
  expect(isInstalled(lock, { packages: { 'node_modules/hono': { version: '4.0.0' } } })).toBe(true)
})

test('a package in another version counts as not installed', () => {
  expect(isInstalled(lock, { packages: { 'node_modules/hono': { version: '3.9.9' } } })).toBe(false)
})
