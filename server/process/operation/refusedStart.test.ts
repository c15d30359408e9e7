import { once } from 'node:events'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serviceProcess, withPlace, type Ending } from '../../testing/serviceProcess.ts'

const errorOutput = ({ err }: Ending) => err.trim()

test.each(['PORT', 'IDP_PORT'] as const)('a taken %s is an error of one sentence', async (setting) => {
  await withPlace(async ({ environment }) => {
    const port = Number(environment[setting])
    const squatter = createServer().listen(port, '127.0.0.1')
    await once(squatter, 'listening')
    const ending = await serviceProcess(environment).ended
    squatter.close()
    expect(ending.exitCode).toBe(1)
    expect(errorOutput(ending)).toBe(
      `Port ${port} is taken: stop what listens there, or set ${setting} to another.`,
    )
  })
})

test('an unwritable folder is an error of one sentence', async () => {
  await withPlace(async ({ environment, folder }) => {
    writeFileSync(join(folder, 'file'), '')
    const dataDir = join(folder, 'file', 'data')
    const ending = await serviceProcess({ ...environment, DATA_DIR: dataDir }).ended
    expect(ending.exitCode).toBe(1)
    expect(errorOutput(ending)).toBe(
      `The store in ${dataDir} cannot be used: set DATA_DIR to a folder that can be written.`,
    )
  })
})

test('a folder in which the system makes none is an error of one sentence', async () => {
  await withPlace(async ({ environment }) => {
    const ending = await serviceProcess({ ...environment, DATA_DIR: '/proc/kalends/data' }).ended
    expect(ending.exitCode).toBe(1)
    expect(errorOutput(ending)).toBe(
      'The store in /proc/kalends/data cannot be used: set DATA_DIR to a folder that can be written.',
    )
  })
})

test('a second process on the same store gets an error of one sentence, and the first continues', async () => {
  await withPlace(async (first) => {
    const running = serviceProcess(first.environment)
    await running.ready
    const ending = await withPlace(
      ({ environment }) => serviceProcess({ ...environment, DATA_DIR: first.dataDir }).ended,
    )
    expect(ending.exitCode).toBe(1)
    expect(errorOutput(ending)).toBe(
      `Another process uses the store in ${first.dataDir}: stop it, or set DATA_DIR to another folder.`,
    )
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
    running.kill('SIGTERM')
    expect((await running.ended).exitCode).toBe(0)
  })
})

test('an empty file in the place of the store is refused with advice, and stays', async () => {
  await withPlace(async ({ environment, folder }) => {
    const dataDir = join(folder, 'data-of-old')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'kalends.sqlite'), '')
    const ending = await serviceProcess({ ...environment, DATA_DIR: dataDir }).ended
    expect(ending.exitCode).toBe(1)
    expect(errorOutput(ending)).toBe(
      `${join(dataDir, 'kalends.sqlite')} is empty, 0 bytes: restore a backup with npm run restore -- <backup> --replace, or remove the file to begin with an empty store.`,
    )
    expect(statSync(join(dataDir, 'kalends.sqlite')).size).toBe(0)
  })
})

test.each([
  ['a folder', (file: string) => mkdirSync(file)],
  ['another file', (file: string) => writeFileSync(file, 'no database')],
])('%s in the place of the embedded provider’s file is an error of one sentence', async (_, lay) => {
  await withPlace(async ({ environment, folder }) => {
    const file = join(folder, 'identity-provider.sqlite')
    lay(file)
    const ending = await serviceProcess({ ...environment, DATA_DIR: folder }).ended
    expect(ending.exitCode).toBe(1)
    expect(errorOutput(ending)).toBe(
      `The embedded identity provider cannot use ${file}: make room on its disk, or remove the file, and people sign in anew.`,
    )
  })
})

test('an unknown strategy is named (ID-6)', async () => {
  await withPlace(async ({ environment }) => {
    const ending = await serviceProcess({ ...environment, AUTH_API_STRATEGIES: 'basic,saml' }).ended
    expect(ending.exitCode).toBe(1)
    expect(errorOutput(ending)).toContain('AUTH_API_STRATEGIES knows no strategy "saml"')
  })
})

test('the embedded provider does not start in production', async () => {
  await withPlace(async ({ environment }) => {
    const ending = await serviceProcess({ ...environment, NODE_ENV: 'production' }).ended
    expect(ending.exitCode).toBe(1)
    expect(errorOutput(ending)).toBe(
      'OIDC_ISSUER must be set: the embedded identity provider does not run in production.',
    )
  })
})

test('an unknown world is answered with the list of worlds', async () => {
  await withPlace(async ({ environment }) => {
    const ending = await serviceProcess(environment, ['--world', 'quietWeek']).ended
    expect(ending.exitCode).toBe(1)
    expect(errorOutput(ending)).toMatch(/^There is no world "quietWeek": there are busyWeek, newUser/)
  })
})

test('the store of an external provider is never emptied', async () => {
  await withPlace(async ({ environment }) => {
    const own = { ...environment, OIDC_ISSUER: 'http://localhost:9', OIDC_CLIENT_ID: 'c' }
    const ending = await serviceProcess(own, ['--reset']).ended
    expect(ending.exitCode).toBe(1)
    expect(errorOutput(ending)).toMatch(/^--reset empties only/)
  })
})
