import { expect, test } from 'vitest'
import { browsing } from '../../testing/browsing.ts'
import { serviceProcess, withPlace } from '../../testing/serviceProcess.ts'
import { signInAt } from '../../testing/signInAt.ts'

test('signing out at the provider signs the person out here, by its call to the service', async () => {
  await withPlace(async ({ environment, idpPort, url }) => {
    const running = serviceProcess(environment)
    await running.ready
    const issuer = `http://localhost:${idpPort}`
    const browse = browsing()
    const { access_token, id_token } = await signInAt(
      browse,
      { issuer, application: `${url}/` },
      'alice@kalends.example',
      'alice',
    )
    const opened = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
    })
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    const user = () => fetch(`${url}/api/user`, { headers: { cookie } })
    expect(await (await user()).json()).toMatchObject({ firstname: 'Alice' })

    const end = new URL(`${issuer}/session/end`)
    end.search = new URLSearchParams({ id_token_hint: id_token }).toString()
    const page = await (await browse(end)).text()
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    await browse(`${issuer}/session/end/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    })
    await expect.poll(async () => (await user()).status, { timeout: 5000 }).toBe(401)

    running.kill('SIGTERM')
    await running.ended
  })
})
