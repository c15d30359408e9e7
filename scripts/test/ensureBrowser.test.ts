import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installed } from './ensureBrowser.ts'

test('an installed browser is used', async () => {
  expect(await installed([[], [['false']]], async () => process.execPath)).toBe(process.execPath)
})

test('without a browser one is installed, and one that does not start is skipped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-browser-'))
  const broken = join(folder, 'broken')
  const whole = join(folder, 'whole')
  writeFileSync(broken, '#!/bin/sh\nexit 127\n', { mode: 0o755 })
  const found: string[] = []
  const ways = [[], [['cp', broken, join(folder, 'first')]], [['ln', '-s', process.execPath, whole]]]
  const browser = await installed(ways, async () => {
    found.push('looked')
    return [null, join(folder, 'first'), whole][found.length - 1] ?? null
  })
  expect(browser).toBe(whole)
  rmSync(folder, { recursive: true })
})
