import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { answeredSoon } from '../testing/answeredSoon.ts'
import type { TargetName } from '../testing/targets.ts'
import { openWorld, type World } from '../testing/world.ts'
import { anyRequest, type AnyRequest, type Asker } from './anyRequest.ts'
import { seconds, share } from './seconds.ts'

const alice: Asker = { name: 'alice', home: 'a'.repeat(24), mark: 'secret-of-alice' }
const bob: Asker = { name: 'bob', home: 'b'.repeat(24), mark: 'secret-of-bob' }

const anyHistory = fc.array(
  fc.oneof(
    anyRequest(alice, bob).map((request) => ({ asker: alice, other: bob, request })),
    anyRequest(bob, alice).map((request) => ({ asker: bob, other: alice, request })),
  ),
  { minLength: 1, maxLength: 25 },
)

/** Replaces the ids in a request by those of this world, because the service creates ids. */
async function inWorld(
  target: TargetName,
  tell: (world: World, named: (text: string) => string) => Promise<void>,
) {
  const { world, close } = await openWorld(target)
  try {
    const homes = [await world.homeOf('alice'), await world.homeOf('bob')] as const
    await tell(world, (text) => text.replaceAll(alice.home, homes[0]).replaceAll(bob.home, homes[1]))
  } finally {
    await close()
  }
}

async function ask(world: World, { name }: Asker, { method, path, headers, body }: AnyRequest) {
  const answer = await world.fetch(method, path, { as: name, headers, ...(body !== undefined && { body }) })
  return { status: answer.status, text: await answer.text() }
}

async function holds(target: TargetName, part: number): Promise<void> {
  const oneHistory = fc.asyncProperty(anyHistory, async (history) => {
    await inWorld(target, async (world, named) => {
      for (const { asker, other, request } of history) {
        const asked = {
          ...request,
          path: named(request.path),
          headers: Object.fromEntries(
            Object.entries(request.headers).map(([name, value]) => [name, named(value)]),
          ),
        }
        const { status, text } = await answeredSoon(() => ask(world, asker, asked))
        expect([501, 503, 507].includes(status) || status < 500, `${status} ${text}`).toBe(true)
        expect(text).not.toContain(other.mark)
        if (status >= 400 && !isOfAnotherForm(asked.path)) {
          expect(JSON.parse(text)).toMatchObject({ error: { code: status } })
        }
      }
    })
  })
  await assertProperty(oneHistory, {
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: seconds * part * 1000,
    markInterruptAsFailure: false,
  })
}

/** Errors of health checks and of provider calls have their own form (HC-1, RFC 6749). */
const isOfAnotherForm = (path: string) => /^\/api\/(?:healthcheck|oidc)\b/.test(path)

const timeout = seconds * 1000 + 60_000

test(
  'ERR-3 any requests of two people to the core are answered soon, validly, and with their own data only',
  { timeout },
  async () => {
    await holds('core', share.core)
  },
)

test('ERR-3 the same holds for requests over HTTP with a store on disk', { timeout }, async () => {
  await holds('http', share.http)
})
