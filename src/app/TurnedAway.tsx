import { useEffect } from 'react'
import { domainOf, parseEmailAddress } from '#contract/emailAddress.ts'
import { detailsOf, type Circumstances } from '../features/identity/sign-in/problem/detailsOf.ts'
import { NotAccepted } from '../features/identity/pages/NotAccepted.tsx'
import { NotAllowed } from '../features/identity/pages/NotAllowed.tsx'
import { NotKnown } from '../features/identity/pages/NotKnown.tsx'
import { deleteCopy } from './offline/offlineDatabase.ts'

type TurnedAwayProps = {
  readonly problem: string
  /** From the provider; empty if it sends none. */
  readonly email: string
  readonly circumstances: Circumstances
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
  readonly supportEmail?: string | undefined
}

/**
 * For a person who signed in and whom the service rejects: their domain is not served (ID-10), they are
 * blocked (ID-21), or their token is not accepted, though it is new. What this device keeps of their calendars
 * is deleted, unless nobody knows whose token it is.
 */
export function TurnedAway({ problem, email, circumstances, ...rest }: TurnedAwayProps) {
  useEffect(() => {
    if (problem === 'signed-out') return
    // A browser without databases keeps nothing.
    deleteCopy().catch(() => undefined)
  }, [problem])
  const details = detailsOf({ problem }, circumstances)
  if (problem === 'signed-out') return <NotAccepted {...rest} details={details} />
  if (problem === 'unknown-domain') {
    const address = parseEmailAddress(email)
    const domain = address === null ? null : domainOf(address)
    return (
      <NotKnown {...rest} domain={domain} details={detailsOf({ problem }, { ...circumstances, domain })} />
    )
  }
  return <NotAllowed {...rest} isBlocked={problem === 'blocked'} details={details} />
}
