import { expect, test } from 'vitest'
import { unverifiedIn, withIntegrity, withoutUnverified } from './withIntegrity.ts'

const binding = { version: '1.0.0', os: ['darwin'], optional: true }
const bundler = {
  version: '1.0.0',
  integrity: 'sha512-b',
  optionalDependencies: { 'b-darwin-arm64': '1.0.0' },
}
const other = { version: '2.0.0', integrity: 'sha512-o' }
const lock = {
  packages: {
    '': {},
    'node_modules/b': bundler,
    'node_modules/b-darwin-arm64': binding,
    'node_modules/o': other,
  },
}

test('packages without integrity are found', () => {
  expect(unverifiedIn(lock)).toEqual(['node_modules/b-darwin-arm64'])
})

test('npm is asked again only for them and their parents', () => {
  expect(Object.keys(withoutUnverified(lock).packages)).toEqual(['', 'node_modules/o'])
})

test('a found integrity is used for the same version', () => {
  const found = {
    packages: { 'node_modules/x/node_modules/b-darwin-arm64': { ...binding, integrity: 'sha512-d' } },
  }
  const complete = withIntegrity(lock, found)
  expect(unverifiedIn(complete)).toEqual([])
  expect(JSON.stringify(complete.packages['node_modules/b-darwin-arm64'])).toBe(
    '{"version":"1.0.0","integrity":"sha512-d","optional":true,"os":["darwin"]}',
  )
})

test('the integrity of another version is not used', () => {
  const found = {
    packages: { 'node_modules/b-darwin-arm64': { ...binding, version: '1.0.1', integrity: 'sha512-d' } },
  }
  expect(unverifiedIn(withIntegrity(lock, found))).toHaveLength(1)
})
