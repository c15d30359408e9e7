import { expect, test } from 'vitest'
import { openWorld } from '../../conformance/testing/world.ts'
import { createApp } from '../../app.ts'

test('the first answer of UserInfo counts as asked, later ones as cached', async () => {
  const { world, close } = await openWorld('core')
  const counted: string[] = []
  const server = createApp({ ...world.ports, count: (event) => void counted.push(event) })
  const headers = { authorization: `Bearer ${world.tokenOf('alice')}` }
  for (let times = 0; times < 3; times++) {
    await server.fetch(new Request(`${world.origin}/api/user`, { headers }))
  }
  await close()
  expect(counted).toEqual(['userinfo-asked', 'userinfo-kept', 'userinfo-kept'])
})
