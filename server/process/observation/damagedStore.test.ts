import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { sqliteStore } from '../../store/sqlite/sqliteStore.ts'
import { scriptedProvider } from '../../conformance/testing/scriptedProvider.ts'
import { passwordsScrypt } from '../passwordsScrypt.ts'
import { createApp } from '../../app.ts'
import { plainSettings } from '../../testing/plainSettings.ts'

test('a store that is damaged while open is 503 with its reason, and the log names the damage', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-damaged-'))
  const file = join(folder, 'kalends.sqlite')
  // Closed once, so that its pages are in the file and not in the log.
  await (await sqliteStore(file)).close()
  const store = await sqliteStore(file)
  onTestFinished(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const logged: unknown[] = []
  const server = createApp({
    store,
    passwords: passwordsScrypt({ cost: 1024 }),
    identityProvider: scriptedProvider(),
    clock: () => epochMs(Date.UTC(2027, 2, 10)),
    log: (...line) => void logged.push(line),
    healthChecks: [],
    settings: { ...plainSettings, publicUrl: 'http://kalends.example', strategies: ['basic'] },
  })
  // Every page except the first, which a connection has read already.
  const size = statSync(file).size
  const opened = openSync(file, 'r+')
  writeSync(opened, Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096)
  closeSync(opened)
  const answer = await server.fetch(
    new Request('http://kalends.example/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'alice@kalends.example', password: 'alice' }),
    }),
  )
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ error: { details: expect.stringContaining('damaged') } })
  expect(logged).toContainEqual(['store-damaged', { problem: 'corrupt' }])
})
