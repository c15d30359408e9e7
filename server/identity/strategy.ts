import type { ServiceFailure } from '#contract/failure.ts'
import type { StrategyName, TokenScope } from '#contract/identity.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { RequestContext } from '../context.ts'

/** A person as a credential describes them: not yet a user of ours. */
export type ClaimedPerson = {
  /** As `parseEmailAddress` has it. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Whether an unknown one may become a user (ID-10). */
  readonly mayBeNew: boolean
}

/** Why a person with a good token of a provider is not let in (ID-8): each has its sentence. */
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
   * `scope` where the credential allows less than the person may (ID-18); `subject` where a provider told
   * which of its people this is (`subjectKey`).
   */
  | {
      readonly kind: 'known'
      readonly person: ClaimedPerson
      readonly scope?: TokenScope
      readonly subject?: string
      /** The strategy that knew, if it is not the one that was asked. */
      readonly via?: StrategyName
      /** When the credential was made, if it says so (ID-19). */
      readonly issuedAt?: EpochMs
    }
  /** The request has no credential of this kind, or one that another strategy may accept. */
  | { readonly kind: 'not-mine' }
  /**
   * `reason` is one word or two for the log (ID-9), `userId` whose credential it would be, if that is known.
   */
  | { readonly kind: 'refused'; readonly reason: string; readonly userId?: string }
  /** The credential is good; whom it speaks for may not come in by it. */
  | { readonly kind: 'turned-away'; readonly reason: TurnedAwayVerdict }
  | { readonly kind: 'too-many-attempts'; readonly retryAfterMs: number }
  /** What decides cannot be reached: 503, never 401 (ID-8). */
  | {
      readonly kind: 'unreachable'
      readonly cause: string
      readonly retryAfterMs?: number
      /** Asking again does not help: the settings do not fit the provider. */
      readonly isLasting?: boolean
    }

/** One way to find out who sent a request (ID-6). */
export type Strategy = (context: Pick<RequestContext, 'request' | 'sender'>) => Promise<CredentialVerdict>

/**
 * The credential of an `Authorization` header in this scheme, written in any letter case (ID-5), else null.
 */
export function credentialOf(request: Request, scheme: 'bearer' | 'basic'): string | null {
  const [, name = '', credential = ''] =
    /^\s*([^\s]+)\s+(\S+)\s*$/.exec(request.headers.get('authorization') ?? '') ?? []
  return name.toLowerCase() === scheme ? credential : null
}
