import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { AuthProvider, useAuth } from 'react-oidc-context'
import type { Path } from '../../navigation/addresses.ts'
import { Busy } from '../../ui/Busy.tsx'
import type { Identity } from './createIdentity.ts'
import { problemBehind } from './problemBehind.ts'
import { SignInFailed } from './SignInFailed.tsx'
import type { SignInFailure } from './SignInProblem.ts'
import { Threshold } from './Threshold.tsx'

type SigningInProps = {
  readonly identity: Identity
  readonly returnTo: Path
  /** Ask the provider for its own page even where it remembers somebody. */
  readonly asksWho: boolean
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
}

/**
 * Leaves for the provider at once (ID-1).
 *
 * react-oidc-context lives here alone: it brings oidc-client-ts with it, which a page opened with a valid session must not
 * load, so the rest of the application knows the session by `api/Session.ts` instead. The answer was redeemed before React
 * began (strict mode must not redeem a code twice), hence `skipSigninCallback`.
 */
export function SigningIn(props: SigningInProps) {
  const manager = use(props.identity.manager())
  return (
    <AuthProvider userManager={manager} skipSigninCallback>
      <Departure {...props} />
    </AuthProvider>
  )
}

function Departure({ identity, returnTo, asksWho, onAgain }: SigningInProps) {
  const { t } = useLingui()
  const { signinRedirect, error } = useAuth()
  const [hasStopped, setHasStopped] = useState(false)
  const hasLeft = useRef(false)

  const leave = useEffectEvent(async () => {
    if (!identity.depart()) setHasStopped(true)
    else await signinRedirect({ state: { returnTo }, nonce: newNonce(), ...(asksWho && { prompt: 'login' }) })
  })

  useEffect(() => {
    if (hasLeft.current) return
    hasLeft.current = true
    void leave()
  }, [])

  if (hasStopped) return <SignInFailed failure={tooManyRedirects} onAgain={onAgain} />
  if (error) return <SignInFailed failure={problemBehind(error.innerError)} onAgain={onAgain} />
  return (
    <Threshold title={t`Signing in`}>
      <h1>
        <Trans>Signing in</Trans>
      </h1>
      <Busy label={t`Taking you to your organisation’s sign-in page`} />
    </Threshold>
  )
}

const tooManyRedirects: SignInFailure = { problem: 'too-many-redirects', details: 'too-many-redirects' }

// Not randomUUID: a page that is not secure has none, and is to say so rather than break.
const newNonce = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('')
