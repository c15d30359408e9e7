import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOfAnother } from './fileOfAnother.ts'

test('a file that another account left in the store is named, but not to root', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-owner-'))
  writeFileSync(join(folder, 'notes.txt'), '')
  const { uid } = statSync(folder)
  expect(fileOfAnother(folder, uid + 1)).toBeNull()
  writeFileSync(join(folder, 'kalends.sqlite.lock'), '')
  expect(fileOfAnother(folder, uid + 1)).toBe('kalends.sqlite.lock')
  expect([fileOfAnother(folder, uid), fileOfAnother(folder, 0)]).toEqual([null, null])
  rmSync(folder, { recursive: true })
  expect(fileOfAnother(folder, uid + 1)).toBeNull()
})
