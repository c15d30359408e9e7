/**
 * The result of requesting a new token. A provider that cannot be reached does not end a session (oidc.md).
 */
export type Renewal =
  | { readonly kind: 'renewed'; readonly token: string }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unreachable'; readonly cause: unknown }

/** The session of a signed-in person, as the API needs it; implemented by `features/identity`. */
export type Session = {
  /** The token to send now, renewed first if it expires within 30 s. */
  token(): Promise<Renewal>
  /** A token other than the rejected one. Calls at the same time share one renewal. */
  renew(refused: string): Promise<Renewal>
  /**
   * Whether a token was issued in the last 30 s: a server that rejects it does not know the person (ID-10).
   */
  isFresh(token: string): boolean
  /** Whether nobody is signed in any more. */
  readonly isEnded: boolean
  /** Called when the session ends. @returns unsubscribes */
  readonly onEnded: (listener: () => void) => () => void
}
