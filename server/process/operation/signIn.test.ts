import { expect, test } from 'vitest'
import { browsing } from '../../testing/browsing.ts'
import { serviceProcess, withPlace, type Place } from '../../testing/serviceProcess.ts'
import { signInAt } from '../../testing/signInAt.ts'

const signedIn = async ({ idpPort, url }: Place, email: string, password: string) => {
  const where = { issuer: `http://localhost:${idpPort}`, application: `${url}/` }
  const { access_token } = await signInAt(browsing(), where, email, password)
  return (path: string) => fetch(`${url}${path}`, { headers: { authorization: `bearer ${access_token}` } })
}

test('a person signs in at the embedded provider, and one of an unknown domain is told so', async () => {
  await withPlace(async (place) => {
    const running = serviceProcess(place.environment)
    await running.ready

    const alice = await signedIn(place, 'alice@kalends.example', 'alice')
    expect(await (await alice('/api/user')).json()).toMatchObject({
      firstname: 'Alice',
      lastname: 'Liddell',
      preferredEmail: 'alice@kalends.example',
      isPlatformAdmin: false,
    })

    const mallory = await signedIn(place, 'mallory@elsewhere.example', 'mallory')
    const refused = await mallory('/api/user')
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ error: { reason: 'unknown-domain' } })

    const admin = await signedIn(place, 'admin@kalends.example', 'admin')
    expect(await (await admin('/api/user')).json()).toMatchObject({ isPlatformAdmin: true })

    running.kill('SIGTERM')
    const { err } = await running.ended
    expect(err).not.toContain('@')
  })
})

test('the application finds the provider, even after the ports have changed', async () => {
  await withPlace(async (first) => {
    const before = serviceProcess(first.environment)
    await before.ready
    before.kill('SIGTERM')
    await before.ended
    await withPlace(async ({ environment, url, idpPort }) => {
      const after = serviceProcess({ ...environment, DATA_DIR: first.dataDir })
      await after.ready
      expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({
        oidc: { authority: `http://localhost:${idpPort}`, client_id: 'kalends' },
      })
      const page = await fetch(`${url}/`)
      expect(page.headers.get('content-security-policy')).toContain(`http://localhost:${idpPort}`)
      after.kill('SIGTERM')
      await after.ended
    })
  })
})

test('a world can be played into an emptied store', async () => {
  await withPlace(async (place) => {
    const running = serviceProcess(place.environment, ['--world', 'busyWeek', '--reset'])
    await running.ready
    const alice = await signedIn(place, 'alice@kalends.example', 'alice')
    const { id } = await (await alice('/api/user')).json()
    const calendars = await (await alice(`/dav/api/calendars/${id}.json`)).text()
    expect(calendars).toContain('Personal')
    running.kill('SIGTERM')
    await running.ended

    const again = await serviceProcess(place.environment, ['--world', 'busyWeek']).ended
    expect(again.exitCode).toBe(1)
    expect(again.err).toContain('add --reset to empty it before busyWeek')
  })
})
