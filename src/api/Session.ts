/** The outcome of asking for a new token. A provider that cannot be reached is not the end of a session (oidc.md). */
export type Renewal =
  | { readonly kind: 'renewed'; readonly token: string }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unreachable'; readonly cause: unknown }

/** What the API needs of a signed-in person's session; `features/identity` makes one. */
export type Session = {
  /** The token to send now, renewed first if it expires within 30 s. */
  token(): Promise<Renewal>
  /** A token other than the refused one. Calls at the same time share one renewal. */
  renew(refused: string): Promise<Renewal>
  /** Whether a token was issued in the last 30 s: a server that refuses it does not know the person (ID-10). */
  isFresh(token: string): boolean
  /** Whether nobody is signed in any more. */
  readonly isEnded: boolean
  /** Be told when the session ends. @returns how to stop being told */
  readonly onEnded: (listener: () => void) => () => void
}
