/** The actions for signing in and out that the shell offers, and their state. */
export type GateActions = {
  readonly onSignIn: () => void
  /** Sign in, and be asked as whom. */
  readonly onUseAnother: () => void
  readonly onSignOut: () => void
  /** The last attempt to leave for the provider found no network. */
  readonly isOffline: boolean
  /** Somebody else has signed in in another tab. */
  readonly isSomebodyElseElsewhere: boolean
}
