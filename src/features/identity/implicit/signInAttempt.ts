import * as v from 'valibot'

const keyOf = (state: string) => `kalends.implicit.${state}`

const storedAttempt = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.object({
        nonce: v.string(),
        returnTo: v.string(),
        askedAt: v.nullable(v.number()),
        subject: v.nullable(v.string()),
      }),
    ),
  ),
  null,
)

/** What an implicit sign-in must find again when it comes back. */
export type SignInAttempt = {
  readonly nonce: string
  readonly returnTo: string
  /** When the provider was asked for a new sign-in (`max_age=0`), in milliseconds since the epoch; null where it was not. */
  readonly askedAt: number | null
  /** Whose session is renewed; null at a sign-in of anybody. */
  readonly subject: string | null
}

export const storeAttempt = (storage: Storage, state: string, attempt: SignInAttempt): void =>
  storage.setItem(keyOf(state), JSON.stringify(attempt))

/** The sign-in that this state belongs to; null if it was read before or did not begin in this tab. */
export function takeAttempt(storage: Storage, state: string): SignInAttempt | null {
  const attempt = v.parse(storedAttempt, storage.getItem(keyOf(state)))
  storage.removeItem(keyOf(state))
  return attempt
}
