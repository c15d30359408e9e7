import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UserManager } from 'oidc-client-ts'
import { AuthProvider, useAuth } from 'react-oidc-context'
import type { Path } from '../../../navigation/addresses.ts'
import { Busy } from '../../../ui/states/Busy.tsx'
import { useLoaded } from '../../../ui/loading/useLoaded.ts'
import { askingParameters, type ReasonToAsk } from '../sign-in/askingParameters.ts'
import type { Identity } from '../createIdentity.ts'
import { isImplicit } from '../implicit/isImplicit.ts'
import type { SignInState } from '../sign-in/finishSignIn.ts'
import { explainNoAnswer } from '../sign-in/problem/explainNoAnswer.ts'
import { problemBehind } from '../sign-in/problem/problemBehind.ts'
import { randomWord } from '../sign-in/randomWord.ts'
import { SignInFailed } from './SignInFailed.tsx'
import type { SignInFailure } from '../sign-in/problem/SignInProblem.ts'
import { SignInLayout } from './SignInLayout.tsx'

type SigningInProps = {
  readonly identity: Identity
  readonly returnTo: Path
  /** Ask the provider for its own page even where it remembers somebody. */
  readonly asksWho: boolean
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
  readonly supportEmail?: string | undefined
}

/**
 * Leaves for the provider at once (ID-1).
 *
 * react-oidc-context lives here alone: it brings oidc-client-ts with it, which a page opened with a valid session must not
 * load, so the rest of the application knows the session by `api/Session.ts` instead. The answer was redeemed before React
 * began (strict mode must not redeem a code twice), hence `skipSigninCallback`.
 */
export function SigningIn(props: SigningInProps) {
  const { identity, returnTo } = props
  // Heard of while the library is loaded.
  void identity.redirectObstacle()
  const manager = useLoaded(null, () => identity.manager())
  if (manager === null) return <OnTheWay />
  if (isImplicit(identity.oidc)) {
    return (
      <Departure
        {...props}
        leave={async () => {
          const { implicitAddress } = await importImplicitAddress()
          const { oidc, now, tab } = identity
          const reason = reasonToAsk(props)
          tab.leaveTo(await implicitAddress({ ...tab, manager, oidc, now, returnTo, reason }))
        }}
      />
    )
  }
  return (
    <AuthProvider userManager={manager} skipSigninCallback>
      <CodeDeparture {...props} manager={manager} />
    </AuthProvider>
  )
}

function CodeDeparture(props: SigningInProps & { readonly manager: UserManager }) {
  const { signinRedirect, error } = useAuth()
  const { identity, manager, returnTo } = props
  const leave = async () => {
    const asking = await askingParameters(manager, identity.oidc, reasonToAsk(props))
    const askedAt = asking.max_age === undefined ? null : identity.now()
    const state: SignInState = { returnTo, askedAt, subject: null }
    await signinRedirect({ state, nonce: randomWord(), ...asking })
  }
  if (error) return <SignInFailed {...props} failure={problemBehind(error.innerError)} />
  return <Departure {...props} leave={leave} />
}

function Departure(props: SigningInProps & { readonly leave: () => Promise<void> }) {
  const { identity } = props
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const hasLeft = useRef(false)

  const leave = useEffectEvent(async () => {
    const obstacle = await identity.redirectObstacle()
    if (obstacle) return setFailure({ problem: obstacle, details: 'no answer before leaving' })
    try {
      // It throws if the browser has no room.
      if (!identity.countRedirect()) return setFailure(tooManyRedirects)
      await props.leave()
    } catch (cause) {
      setFailure(await explainNoAnswer(cause, await identity.manager()))
    }
  })

  useEffect(() => {
    if (hasLeft.current) return
    hasLeft.current = true
    void leave()
  }, [])

  if (failure) return <SignInFailed {...props} failure={failure} />
  return <OnTheWay />
}

function reasonToAsk({ identity, asksWho }: SigningInProps): ReasonToAsk | null {
  if (asksWho) return 'another-account'
  return identity.hasSignedOutHereAlone ? 'signed-out-here-alone' : null
}

function OnTheWay() {
  const { t } = useLingui()
  return (
    <SignInLayout title={t`Signing in`}>
      <h1>
        <Trans>Signing in</Trans>
      </h1>
      <Busy label={t`Taking you to your organisation’s sign-in page`} />
    </SignInLayout>
  )
}

const tooManyRedirects: SignInFailure = { problem: 'too-many-redirects', details: 'too-many-redirects' }

const importImplicitAddress = () => import('../implicit/implicitAddress.ts')
