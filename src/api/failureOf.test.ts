import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { httpErrors, type ServiceFailure } from '#contract/failure.ts'
import { serviceRefusing } from '#mocks/testing/serviceRefusing.ts'
import { apiAnswering } from './testing/apiAnswering.ts'
import { byCredentials } from './byCredentials.ts'
import { createApi } from './createApi.ts'
import { explain, failureBehind } from './explain.ts'
import { failureOf } from './failureOf.ts'
import type { Session } from './Session.ts'

const names = Object.keys(httpErrors).filter((name): name is ServiceFailure => name in httpErrors)
const { api: signedIn } = apiAnswering({})
const session: Session = {
  token: async () => ({ kind: 'renewed', token: 'old' }),
  renew: async () => ({ kind: 'renewed', token: 'new' }),
  isFresh: () => false,
  isEnded: false,
  onEnded: () => () => {},
}

const failureBy = async (credential: 'bearer' | 'cookie', fetch: typeof globalThis.fetch) => {
  const api = createApi({ config: { ...signedIn.config, calendarCredential: credential }, session, fetch })
  const call = api.send(endpoints.calendars, { slots: { userId: 'u' }, schema: v.unknown() })
  return call.then(() => 'none', failureBehind)
}

describe('ERR-1 a refusal of the service arrives by its own name', () => {
  test.each(names)('%s', async (name) => {
    expect(await failureBy('bearer', serviceRefusing(name))).toBe(name)
  })

  test.each(names)('%s, where a token is exchanged for the cookie', async (name) => {
    // A server without an exchange may have set the cookie in another way, so the call is made anyway.
    expect(await failureBy('cookie', serviceRefusing(name))).toBe(name)
  })

  test('each of these has a sentence of its own', () => {
    const sentences = names.map((name) => explain(name).sentence.message ?? explain(name).sentence.id)
    expect(new Set(sentences).size).toBe(names.length)
  })
})

test('a name and a password that are refused are wrong, and too many of them are too many', async () => {
  const by = (name: ServiceFailure) =>
    byCredentials({ ...signedIn, fetch: serviceRefusing(name) }, { username: 'ada', password: 'wrong' })
      .send(endpoints.user, { schema: v.unknown() })
      .then(() => 'none', failureBehind)
  expect(await by('signed-out')).toBe('wrong-credentials')
  expect(await by('too-many-attempts')).toBe('too-many-attempts')
  expect(await by('unavailable')).toBe('unavailable')
})

describe('another server, whose reasons are not ours', () => {
  test.each([
    [400, 'wrong-shape'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'already-exists'],
    [429, 'too-many-requests'],
    [502, 'unavailable'],
    [418, 'failed'],
  ])('%i is %s', (status, failure) => {
    expect(failureOf(status, {})).toBe(failure)
    expect(failureOf(status, { reason: 'a reason of theirs' })).toBe(failure)
    expect(failureOf(status, { reason: 'toString' })).toBe(failure)
  })
})

test('a status means what one call says, unless a reason is more specific', () => {
  const meanings = { 404: 'not-supported', 403: 'forbidden' } as const
  expect(failureOf(404, {}, meanings)).toBe('not-supported')
  expect(failureOf(404, { reason: 'not-found' }, meanings)).toBe('not-supported')
  expect(failureOf(403, { reason: 'unknown-domain' }, meanings)).toBe('unknown-domain')
})
