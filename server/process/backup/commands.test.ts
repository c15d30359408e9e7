import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serviceProcess, storeCommand, withPlace } from '../../testing/serviceProcess.ts'

const authorization = `Basic ${btoa('admin@kalends.example:admin')}`

test('a store is copied while it runs, and restored while it does not', async () => {
  await withPlace(async ({ environment, folder, dataDir, url }) => {
    const say = async (command: 'backup' | 'restore', ...args: string[]) => {
      const { exitCode, out, err } = await storeCommand(environment, command, args).ended
      return `${exitCode} ${out}${err}`.trim()
    }
    const file = join(folder, 'copy.sqlite')
    expect(await say('backup', file)).toBe(`1 No complete store in ${dataDir}. Set DATA_DIR to its folder.`)

    const running = serviceProcess(environment)
    await running.ready
    await (await fetch(`${url}/api/user`, { headers: { authorization } })).text()
    expect(await say('backup', file)).toBe(`0 ${file} holds 1 person, 1 calendar, 0 events.`)
    expect(await say('backup', file)).toBe(`1 ${file} already exists. Choose another name.`)
    expect(await say('backup')).toContain('1 Usage, whether Kalends runs or not')
    expect(await say('restore', file)).toBe(`1 Kalends is using the store in ${dataDir}. Stop it first.`)
    running.kill('SIGTERM')
    await running.ended

    expect(await say('restore', file)).toBe(
      `1 The store in ${dataDir} isn’t empty. Back it up, then add --replace to overwrite it.`,
    )
    expect(await say('restore', file, '--replace')).toBe(
      `0 The store in ${dataDir} is restored: 1 person, 1 calendar, 0 events.`,
    )
    const elsewhere = { ...environment, DATA_DIR: join(folder, 'elsewhere') }
    expect(await say('restore', join(folder, 'none.sqlite'), '--replace')).toContain(
      'isn’t a complete backup',
    )
    expect((await storeCommand(elsewhere, 'restore', [file]).ended).exitCode).toBe(0)
    expect(existsSync(join(folder, 'elsewhere', 'kalends.sqlite'))).toBe(true)

    const again = serviceProcess(environment)
    await again.ready
    expect((await fetch(`${url}/api/user`, { headers: { authorization } })).status).toBe(200)
    again.kill('SIGTERM')
    await again.ended
  })
})

test('a PostgreSQL database is refused, because it has its own tools', async () => {
  await withPlace(async ({ environment, folder }) => {
    const inDatabase = { ...environment, DATABASE_URL: 'postgres://kalends:word@localhost/kalends' }
    const backup = await storeCommand(inDatabase, 'backup', [join(folder, 'copy')]).ended
    expect(backup.exitCode).toBe(1)
    expect(backup.err).toContain('pg_dump')
    const restore = await storeCommand(inDatabase, 'restore', [join(folder, 'copy')]).ended
    expect(restore.err).toContain('pg_restore')
    expect(backup.err + restore.err).not.toContain('word')
  })
})
