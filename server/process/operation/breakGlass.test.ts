import { expect, test } from 'vitest'
import { adminCommand, serviceProcess, withPlace } from '../../testing/serviceProcess.ts'

test('commands on the machine wait until the service is stopped (ID-16)', async () => {
  await withPlace(async ({ environment }) => {
    const running = serviceProcess(environment)
    await running.ready
    const early = await adminCommand(environment, ['configuration', 'get']).ended
    expect(early.exitCode).toBe(1)
    expect(early.err).toMatch(/^Another process uses the store in /)
    running.kill('SIGTERM')
    await running.ended
    const { exitCode, out } = await adminCommand(environment, ['configuration', 'get']).ended
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toMatchObject([
      { configurations: [{ value: { clients: [{ client_id: 'kalends' }] } }] },
    ])
  })
})

test('while an external provider is down, the first administrator is created on the machine (ID-16)', async () => {
  await withPlace(async ({ environment: place, url }) => {
    const environment = {
      ...place,
      NODE_ENV: 'production',
      OIDC_ISSUER: 'http://localhost:9/',
      OIDC_CLIENT_ID: 'calendar',
      KALENDS_ADMINS: 'root@ops.example',
    }
    const command = ['set-password', 'root@ops.example']
    const { exitCode, err } = await adminCommand(environment, command, 'correct horse\n').ended
    expect({ exitCode, err }).toEqual({
      exitCode: 0,
      err: `There was no store in ${place.DATA_DIR}, so a new one was made there.\n`,
    })
    const again = await adminCommand(environment, command, 'correct horse\n').ended
    expect(again).toMatchObject({ exitCode: 0, err: '' })

    const running = serviceProcess(environment)
    await running.ready
    const userBy = (credential: string) =>
      fetch(`${url}/api/user`, { headers: { authorization: `Basic ${btoa(credential)}` } })
    const root = await userBy('root@ops.example:correct horse')
    expect(await root.json()).toMatchObject({ isPlatformAdmin: true })
    const embedded = await userBy('admin@kalends.example:admin')
    expect(embedded.status).toBe(401)
    running.kill('SIGTERM')
    expect((await running.ended).out).toBe(`Kalends is ready at ${url}\n`)
  })
})

const own = {
  NODE_ENV: 'production',
  OIDC_ISSUER: 'http://localhost:9/',
  OIDC_CLIENT_ID: 'calendar',
  // Even if the operator names the domain and the address of the embedded provider.
  KALENDS_DOMAINS: 'kalends.example',
  KALENDS_ADMINS: 'admin@kalends.example',
}
const basic = (password: string) => ({ authorization: `Basic ${btoa(`admin@kalends.example:${password}`)}` })
const userAt = async (url: string, headers: Readonly<Record<string, string>>) =>
  (await fetch(`${url}/api/user`, { headers })).status

test('the first start with an external provider removes admin/admin with its sessions and tokens (ID-16)', async () => {
  await withPlace(async ({ environment, url }) => {
    const embedded = serviceProcess(environment)
    await embedded.ready
    const body = JSON.stringify({ name: 'Script', scope: 'write' })
    const made = await fetch(`${url}/api/tokens`, { method: 'POST', headers: basic('admin'), body })
    const session = await fetch(`${url}/api/session`, { method: 'POST', headers: basic('admin') })
    const [cookie = ''] = session.headers.getSetCookie()[0]?.split(';') ?? []
    const shown = [basic('admin'), { cookie }, { authorization: `Bearer ${(await made.json()).token}` }]
    for (const headers of shown) expect(await userAt(url, headers)).toBe(200)
    embedded.kill('SIGTERM')
    await embedded.ended

    const ownProvider = serviceProcess({ ...environment, ...own })
    await ownProvider.ready
    for (const headers of shown) expect(await userAt(url, headers)).toBe(401)
    ownProvider.kill('SIGTERM')
    expect((await ownProvider.ended).err).toContain('embedded-admin-removed')
  })
})

test('a password set by the operator stays when an external provider is configured (ID-16)', async () => {
  await withPlace(async ({ environment, url }) => {
    const embedded = serviceProcess(environment)
    await embedded.ready
    embedded.kill('SIGTERM')
    await embedded.ended
    const command = adminCommand(environment, ['set-password', 'admin@kalends.example'], 'correct horse\n')
    expect((await command.ended).exitCode).toBe(0)

    const ownProvider = serviceProcess({ ...environment, ...own })
    await ownProvider.ready
    expect(await userAt(url, basic('correct horse'))).toBe(200)
    expect(await userAt(url, basic('admin'))).toBe(401)
    ownProvider.kill('SIGTERM')
    await ownProvider.ended
  })
})
