import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serviceProcess, withPlace } from '../../testing/serviceProcess.ts'

test('only the owner can read the service’s files, even in a public folder', async () => {
  await withPlace(async ({ environment, folder }) => {
    const dataDir = join(folder, 'made-by-the-operator')
    mkdirSync(dataDir, { mode: 0o755 })
    const running = serviceProcess({ ...environment, DATA_DIR: dataDir })
    await running.ready
    const modes = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).mode & 0o777])
    running.kill('SIGTERM')
    await running.ended
    expect(modes.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'identity-provider.sqlite',
        'kalends.sqlite',
        'kalends.sqlite-wal',
        'kalends.sqlite.lock',
      ]),
    )
    expect(modes.filter(([, mode]) => mode !== 0o600)).toEqual([])
  })
})
