/** The ways out of the application that the shell offers, and the state of signing in beside them. */
export type GateActions = {
  readonly onSignIn: () => void
  /** Sign in, and be asked as whom. */
  readonly onUseAnother: () => void
  readonly onSignOut: () => void
  readonly onSignOutEverywhere: () => void
  /** The last try to leave for the provider found no network. */
  readonly isOffline: boolean
  /** Somebody else has signed in in another tab. */
  readonly isSomebodyElseElsewhere: boolean
}
