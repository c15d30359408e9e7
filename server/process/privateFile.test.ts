import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from './makeFolder.ts'
import { makePrivateFile } from './privateFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'kalends-private-'))
// Only root may give a folder away: for anybody else it stays theirs, and so do the files.
if (process.geteuid?.() === 0) chownSync(folder, 4711, 4712)
afterAll(() => rmSync(folder, { recursive: true }))

const ownerOf = (path: string) => [statSync(path).uid, statSync(path).gid]

test('a file belongs to the owner of its folder, whatever account runs the command that makes it', () => {
  const file = join(folder, 'kalends.sqlite')
  makePrivateFile(file)
  expect(ownerOf(file)).toEqual(ownerOf(folder))
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('so does a folder, with those above it', () => {
  const made = join(folder, 'above', 'data')
  makeFolder(made)
  expect([ownerOf(join(folder, 'above')), ownerOf(made)]).toEqual([ownerOf(folder), ownerOf(folder)])
})
