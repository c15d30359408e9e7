import { expect, test } from 'vitest'
import { adminCommand, serviceProcess, withPlace } from './serviceProcess.ts'

test('what is done on the machine itself waits until the service is stopped (ID-16)', async () => {
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

test('with an own provider that is down, the first administrator comes from the machine (ID-16)', async () => {
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
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' })

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
