import { decodeJwt, errors } from 'jose'
import * as v from 'valibot'
import { userInfo } from '#contract/identity.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'
import { dayMs, type EpochMs } from '#domain/time/units.ts'
import { providerKeys, KeysUnavailable } from './providerKeys.ts'
import { signatureAlgorithms } from './signatureAlgorithms.ts'
import type { Clock, IdentityProvider, UserInfoAnswer } from '../ports.ts'

const freshMs = 10 * 60_000
const maxIssuers = 100
const toleranceSeconds = 60

type World = { readonly clock: Clock } & Pick<IdentityProvider, 'call' | 'discover'>
type Signer = {
  readonly at: EpochMs
  readonly issuer: string
  readonly jwksUri: string
  readonly endpoint: string
}

/** Whether an answer is a signed JWT. An encrypted JWT has five parts and is not one. */
export const isSigned = (text: string) => /^\s*[\w-]+\.[\w-]+\.[\w-]+\s*$/.test(text)

/** Whether an answer is an encrypted JWT (RFC 7516). This service has no key for those. */
export const isEncrypted = (text: string) => /^\s*[\w-]+(?:\.[\w-]*){3}\.[\w-]+\s*$/.test(text)

/**
 * Reads UserInfo in a signed JWT (OpenID Connect Core 5.3.2). It verifies it with the keys of the issuer that
 * the JWT names, whose UserInfo endpoint must be the one that was called.
 */
export function signedUserInfo({ call, discover, clock }: World) {
  const verify = providerKeys({ call }, clock)
  const signers = new Map<string, Signer>()
  const running = new Map<string, Promise<Signer | null>>()

  const isWithin = ({ at }: Signer, milliseconds: number) => Math.abs(clock() - at) < milliseconds

  const signerOf = async (issuerUrl: string): Promise<Signer | null> => {
    const known = signers.get(issuerUrl)
    if (known !== undefined && isWithin(known, freshMs)) return known
    const asked = running.get(issuerUrl) ?? ask(issuerUrl, known).finally(() => running.delete(issuerUrl))
    running.set(issuerUrl, asked)
    return asked
  }
  const ask = async (issuerUrl: string, known?: Signer): Promise<Signer | null> => {
    const answer = await discover(issuerUrl)
    // While it cannot be asked, what it said last counts, as its keys do. One that names another issuer is another one.
    if (answer.kind !== 'found')
      return known !== undefined && answer.isLasting !== true && isWithin(known, dayMs) ? known : null
    const { issuer, jwks_uri: jwksUri, userinfo_endpoint: endpoint } = answer.metadata
    if (jwksUri === undefined || endpoint === undefined) return null
    if (signers.size >= maxIssuers) signers.clear()
    const signer = { at: clock(), issuer, jwksUri, endpoint }
    signers.set(issuerUrl, signer)
    return signer
  }

  return async (endpoint: string, text: string): Promise<UserInfoAnswer> => {
    const token = text.trim()
    try {
      const signer = await signerOf(withoutTrailingSlash(decodeJwt(token).iss ?? ''))
      if (signer === null) return untilLater('its issuer cannot be discovered')
      if (signer.endpoint !== endpoint) return nobodyCanTell('names another issuer')
      const { payload } = await verify(signer.jwksUri, token, {
        algorithms: [...signatureAlgorithms],
        issuer: signer.issuer,
        clockTolerance: toleranceSeconds,
        currentDate: new Date(clock()),
      })
      const read = v.safeParse(userInfo, payload)
      return read.success
        ? { kind: 'known', userInfo: read.output }
        : nobodyCanTell('answered something else')
    } catch (error) {
      if (error instanceof KeysUnavailable) return untilLater(`no keys: ${error.message}`)
      if (error instanceof errors.JOSEError) return nobodyCanTell(error.code)
      throw error
    }
  }
}

/** The keys may be available again soon. */
const untilLater = (cause: string) => ({ kind: 'unreachable', cause: `signed UserInfo: ${cause}` }) as const

/** An answer that cannot be trusted does not reject the token (ID-8). */
const nobodyCanTell = (cause: string) =>
  ({ kind: 'unreachable', cause: `signed UserInfo: ${cause}`, isLasting: true }) as const
