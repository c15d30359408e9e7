import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { Banner } from '../../../ui/Banner.tsx'
import type { Path } from '../../../navigation/addresses.ts'
import type { Identity } from '../createIdentity.ts'
import { timeOfDay } from '../account/instantNames.ts'
import { isHeld } from './isQuiet.ts'
import { onRenewalNews, tellRenewal } from './renewalNews.ts'

type RenewalNoticeProps = {
  readonly identity: Identity
  /** Milliseconds since the epoch. */
  readonly endsAt: number
  readonly returnTo: Path
  /** Open an address in a window of its own, which has nothing of this one. */
  readonly openWindow: (address: string) => void
  /** Sign in again on this page. */
  readonly onSignIn: () => void
}

/** What came of the window: none was opened yet, it is open, it brought somebody else, or nothing. */
type Outcome = 'none' | 'open' | 'somebody-else' | 'failed'

/** Says that the session ends, and lets the person stay without leaving the page: by a window of its own. */
export function RenewalNotice({ identity, endsAt, returnTo, openWindow, onSignIn }: RenewalNoticeProps) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<Outcome>('none')
  const { address, next } = useRenewalAddress(identity, returnTo)
  const time = timeOfDay(endsAt)

  const onAnswered = useEffectEvent(async (query: string) => {
    if (address === null || stateIn(new URL(address).search) !== stateIn(query)) return
    tellRenewal(identity.tab.channel, { kind: 'renewal-taken', query })
    const finished = await identity.renewBy(query)
    if (finished.kind === 'signed-in') return
    setOutcome(finished.failure.problem === 'not-for-us' ? 'somebody-else' : 'failed')
    await next()
  })
  useEffect(
    () =>
      onRenewalNews(identity.tab.channel, (news) => {
        if (news.kind === 'renewal-answered') void onAnswered(news.query)
      }),
    [identity],
  )

  function onStay() {
    // Without an address the library could not be loaded: then this page can do no better.
    if (address === null) return onSignIn()
    openWindow(address)
    setOutcome('open')
  }

  const stay = { label: outcome === 'none' ? t`Stay signed in` : t`Open the window again`, run: onStay }
  const here = { label: t`Sign in on this page`, run: onSignIn }
  // A page that holds something unsaved is not left; what is typed in an event is kept.
  const canLeave = outcome !== 'none' && !isHeld(window)
  return (
    <Banner actions={canLeave ? [stay, here] : [stay]}>
      {outcome === 'none' && <Trans>You will be signed out at {time}.</Trans>}
      {outcome === 'open' && (
        <Trans>You will be signed out at {time}. Sign in again in the window that opened.</Trans>
      )}
      {outcome === 'somebody-else' && (
        <Trans>
          You will be signed out at {time}. The window signed in somebody else: use your own account.
        </Trans>
      )}
      {outcome === 'failed' && (
        <Trans>You will be signed out at {time}. The sign-in in the window did not complete.</Trans>
      )}
    </Banner>
  )
}

const stateIn = (query: string) => new URLSearchParams(query).get('state')

/** Made ready before the click: a browser lets a page open a window only at once. */
function useRenewalAddress(identity: Identity, returnTo: Path) {
  const [address, setAddress] = useState<string | null>(null)
  // The library is loaded for who needs it: a session with a refresh token never does.
  const make = async () => {
    const { renewalAddress } = await import('./renewalAddress.ts')
    return renewalAddress(identity, { returnTo, by: 'window' })
  }
  const makeFirst = useEffectEvent(make)
  useEffect(() => {
    makeFirst().then(setAddress, () => setAddress(null))
  }, [])
  const next = () => make().then(setAddress, () => setAddress(null))
  return { address, next }
}
