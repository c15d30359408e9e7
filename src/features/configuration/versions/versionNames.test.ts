import { i18n } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { versionNames } from './versionNames.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const at = (id: string, savedAt: string) => ({ id, savedAt })

test('versions of the same second are numbered, the oldest first, and others are not', () => {
  const names = versionNames(
    [
      at('d', '2026-11-21T19:03:00.000Z'),
      at('c', '2026-11-21T19:02:11.900Z'),
      at('b', '2026-11-21T19:02:11.100Z'),
      at('a', '2026-11-20T19:02:11.100Z'),
    ],
    i18n,
  )
  expect([...names.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd'])
  expect(names.get('b')).toMatch(/:02:11 \(1\)$/)
  expect(names.get('c')).toMatch(/:02:11 \(2\)$/)
  expect(names.get('a')).toMatch(/:02:11$/)
  expect(new Set(names.values()).size).toBe(4)
})
