import { expect, test } from 'vitest'
import { apiAnswering } from '../../queries/testing/apiAnswering.ts'
import { storageKeyOf } from './storageKeyOf.ts'

const asked = (answer: () => Response) => storageKeyOf(apiAnswering(answer, { storageKey: true }).api)

test('a service without a key says so once', async () => {
  expect(await asked(() => Response.json({ error: 'not-found' }, { status: 404 }))).toBeNull()
})

test.each([
  ['too many requests', () => Response.json({ error: 'too-many-requests' }, { status: 429 })],
  ['a page of a gateway', () => new Response('<!doctype html><p>Sign in', { status: 200 })],
  ['no key', () => Response.json({})],
  ['a service that is down', () => new Response(null, { status: 503 })],
])('after %s it is asked again later', async (_, answer) => {
  await expect(asked(answer)).rejects.toThrow()
})
