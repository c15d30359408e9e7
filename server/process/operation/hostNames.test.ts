import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { serviceProcess, withPlace } from '../../testing/serviceProcess.ts'

test('Kalends answers people under its own names only, and probes under any', async () => {
  await withPlace(async ({ environment, port }) => {
    const running = serviceProcess({ ...environment, PUBLIC_URL: 'http://calendar.kalends.example' })
    await running.ready
    const statusOf = async (host: string, path: string) => {
      const asked = request({ host: '127.0.0.1', port, path, headers: { host } }).end()
      const [answer] = await once(asked, 'response')
      answer.resume()
      return answer.statusCode
    }
    expect(await statusOf('calendar.kalends.example', '/')).toBe(200)
    expect(await statusOf('calendar.kalends.example', '/config.json')).toBe(200)
    expect(await statusOf(`localhost:${port}`, '/config.json')).toBe(200)
    expect(await statusOf('evil.example', '/')).toBe(421)
    expect(await statusOf('evil.example', '/config.json')).toBe(421)
    expect(await statusOf('evil.example', '/readyz')).toBe(200)
    running.kill('SIGTERM')
    expect((await running.ended).exitCode).toBe(0)
  })
})
