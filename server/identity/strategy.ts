import type { ServiceFailure } from '#contract/failure.ts'
import type { TokenScope } from '#contract/tokens/accessTokens.ts'
import type { StrategyName } from '#contract/identity.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { RequestContext } from '../context.ts'

/** A person as a credential describes them, perhaps without a user yet. */
export type ClaimedPerson = {
  /** Normalized by `parseEmailAddress`. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Whether a user may be created for an unknown person (ID-10). */
  readonly mayBeNew: boolean
}

/** Why a person with a valid token of a provider is turned away (ID-8). Each reason has its own sentence. */
export type TurnedAwayVerdict = Extract<
  ServiceFailure,
  | 'email-missing'
  | 'email-unreadable'
  | 'email-not-verified'
  | 'email-not-vouched'
  | 'domain-not-of-issuer'
  | 'administrator-pinned'
>

export type CredentialVerdict =
  /**
   * `scope` if the credential allows less than the person may do (ID-18); `subject` identifies the person at
   * the provider (`subjectKey`).
   */
  | {
      readonly kind: 'known'
      readonly person: ClaimedPerson
      readonly scope?: TokenScope
      readonly subject?: string
      /** The strategy that identified the person, if not the one that was called. */
      readonly via?: StrategyName
      /** When the credential was issued, if it says so (ID-19). */
      readonly issuedAt?: EpochMs
    }
  /** The request has no credential of this kind, or one that another strategy has to check. */
  | { readonly kind: 'not-mine' }
  /** `reason` is a word or two for the log (ID-9), `userId` the owner of the credential, if known. */
  | { readonly kind: 'refused'; readonly reason: string; readonly userId?: string }
  /** The credential is valid, but its owner may not use this service with it. */
  | { readonly kind: 'turned-away'; readonly reason: TurnedAwayVerdict }
  | { readonly kind: 'too-many-attempts'; readonly retryAfterMs: number }
  /** The credential cannot be checked now: 503, never 401 (ID-8). */
  | {
      readonly kind: 'unreachable'
      readonly cause: string
      readonly retryAfterMs?: number
      /** Whether trying again does not help, because settings and provider do not match. */
      readonly isLasting?: boolean
    }

/** One way to identify the sender of a request (ID-6). */
export type Strategy = (context: Pick<RequestContext, 'request' | 'sender'>) => Promise<CredentialVerdict>

/**
 * The credential in the `Authorization` header if it has this scheme, in any letter case (ID-5), else null.
 */
export function credentialOf(request: Request, scheme: 'bearer' | 'basic'): string | null {
  const [, name = '', credential = ''] =
    /^\s*([^\s]+)\s+(\S+)\s*$/.exec(request.headers.get('authorization') ?? '') ?? []
  return name.toLowerCase() === scheme ? credential : null
}
