import { useEffect, useEffectEvent } from 'react'
import type { Path } from '../../../navigation/addresses.ts'
import type { Identity } from '../createIdentity.ts'
import { isQuiet } from './isQuiet.ts'

/**
 * Once for each end of a session: if the provider wants to show a page, the next try would fail the same way.
 */
const triedKey = 'kalends.quiet-renewal'

/**
 * Renew a session that is about to end by a redirect, while nobody looks and nothing is open or unsaved. The
 * provider shows nothing (`prompt=none`) and sends the browser back to the same page, with or without new
 * tokens.
 *
 * @param endsAt when the session ends, once that is near; else null
 */
export function useQuietRenewal(identity: Identity, endsAt: number | null, returnTo: Path): void {
  const renew = useEffectEvent(async (end: number) => {
    const { storage, leaveTo } = identity.tab
    if (storage.getItem(triedKey) === String(end)) return
    if (!isQuiet(document)) return
    storage.setItem(triedKey, String(end))
    const [hasNetwork, obstacle] = await Promise.all([identity.isOnline(), identity.redirectObstacle()])
    if (!hasNetwork || obstacle !== null) return
    const address = await importRenewalAddress()
      .then(({ renewalAddress }) => renewalAddress(identity, { returnTo, by: 'redirect' }))
      .catch(() => null)
    if (address !== null && isQuiet(document)) leaveTo(address)
  })
  useEffect(() => {
    if (endsAt === null) return undefined
    const onHidden = () => void renew(endsAt)
    onHidden()
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [endsAt])
}

const importRenewalAddress = () => import('./renewalAddress.ts')
