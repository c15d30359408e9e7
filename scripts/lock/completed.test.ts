import { expect, test } from 'vitest'
import { completed } from './completed.ts'

const bundler = { version: '1.3.2', dev: true, optionalDependencies: { '@b/linux-x64-musl': '1.3.2' } }

test('a missing binding is added at the root, marked for its platform', () => {
  const { packages } = completed({ packages: { 'node_modules/b': bundler } })
  expect(packages).toHaveProperty(['node_modules/@b/linux-x64-musl'], {
    version: '1.3.2',
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
    dev: true,
    optional: true,
  })
})

test('if the root has another version, the binding is added under its parent', () => {
  const { packages } = completed({
    packages: { 'node_modules/@b/linux-x64-musl': { version: '1.2.0' }, 'node_modules/b': bundler },
  })
  expect(packages).toHaveProperty(['node_modules/b/node_modules/@b/linux-x64-musl', 'version'], '1.3.2')
})

test('two versions of a package each get their own binding', () => {
  const { packages } = completed({
    packages: {
      'node_modules/a/node_modules/b': {
        version: '1.2.0',
        optionalDependencies: { '@b/win32-arm64-msvc': '1.2.0' },
      },
      'node_modules/b': { version: '1.3.2', optionalDependencies: { '@b/win32-arm64-msvc': '1.3.2' } },
    },
  })
  expect(packages['node_modules/@b/win32-arm64-msvc']?.version).toBe('1.3.2')
  expect(packages['node_modules/a/node_modules/@b/win32-arm64-msvc']?.version).toBe('1.2.0')
})

test('an existing version in the range is used', () => {
  const lock = {
    packages: {
      'node_modules/b': { optionalDependencies: { 'b-darwin-arm64': '~2.3.3' } },
      'node_modules/b-darwin-arm64': { version: '2.3.9' },
    },
  }
  expect(completed(lock)).toBe(lock)
})

test('an optional dependency that is not a binding is left alone', () => {
  const lock = { packages: { 'node_modules/table': { optionalDependencies: { '@colors/colors': '1.5.0' } } } }
  expect(completed(lock)).toBe(lock)
})

test('completing twice changes nothing more', () => {
  const once = completed({ packages: { 'node_modules/b': bundler } })
  expect(completed(once)).toBe(once)
})

test('a package that replaces a binding by an alias is added', () => {
  const standIn = { name: 'empty-npm-package', version: '1.0.0', optional: true }
  const lock = { packages: { 'node_modules/@b/linux-x64-musl': standIn, 'node_modules/b': bundler } }
  expect(completed(lock)).toBe(lock)
})
