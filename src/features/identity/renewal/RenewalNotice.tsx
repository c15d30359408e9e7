import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Banner } from '../../../ui/messages/Banner.tsx'
import type { Path } from '../../../navigation/addresses.ts'
import { isPageHeld } from '../../../navigation/pageHold.ts'
import type { Identity } from '../createIdentity.ts'
import { formatTimeOfDay } from '../account/instantNames.ts'
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

/** The state of the window: not opened yet, open, or closed after somebody else or nobody signed in. */
type Outcome = 'none' | 'open' | 'somebody-else' | 'failed'

/** Says that the session is about to end, and renews it in a window of its own, so that the page stays. */
export function RenewalNotice({ identity, endsAt, returnTo, openWindow, onSignIn }: RenewalNoticeProps) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<Outcome>('none')
  const { address, ready, next } = useRenewalAddress(identity, returnTo)
  const time = formatTimeOfDay(endsAt)

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

  async function onStay() {
    const opened = address ?? (await ready())
    // Without an address the library could not be loaded, and there is nothing else to try.
    if (opened === null) return onSignIn()
    openWindow(opened)
    setOutcome('open')
  }

  const stay = {
    label: outcome === 'none' ? t`Stay signed in` : t`Open the window again`,
    run: () => void onStay(),
  }
  const here = { label: t`Sign in on this page`, run: onSignIn }
  // A page that holds something unsaved is not left; what is typed in an event is kept.
  const canLeave = outcome !== 'none' && !isPageHeld()
  return (
    <Banner actions={canLeave ? [stay, here] : [stay]}>
      {outcome === 'none' && <Trans>You’ll be signed out at {time}.</Trans>}
      {outcome === 'open' && (
        <Trans>You’ll be signed out at {time}. Sign in again in the window that opened.</Trans>
      )}
      {outcome === 'somebody-else' && (
        <Trans>You’ll be signed out at {time}. Someone else signed in. Use your own account.</Trans>
      )}
      {outcome === 'failed' && (
        <Trans>You’ll be signed out at {time}. The sign-in in the window didn’t complete.</Trans>
      )}
    </Banner>
  )
}

const stateIn = (query: string) => new URLSearchParams(query).get('state')

/** Made ready before the click: a browser lets a page open a window only soon after it. `ready` waits for the first address. */
function useRenewalAddress(identity: Identity, returnTo: Path) {
  const [address, setAddress] = useState<string | null>(null)
  // Loads the library only if it is needed: a session with a refresh token does not need it.
  const make = async () => {
    const { renewalAddress } = await importRenewalAddress()
    return renewalAddress(identity, { returnTo, by: 'window' })
  }
  const first = useRef<Promise<string | null>>(Promise.resolve(null))
  const makeFirst = useEffectEvent(make)
  useEffect(() => {
    first.current = makeFirst().catch(() => null)
    void first.current.then(setAddress)
  }, [])
  const next = () => make().then(setAddress, () => setAddress(null))
  return { address, ready: () => first.current, next }
}

const importRenewalAddress = () => import('./renewalAddress.ts')
