import { useEffect } from 'react'
import { domainOf, parseEmailAddress } from '#contract/emailAddress.ts'
import { detailsOf, type Circumstances } from '../features/identity/sign-in/problem/detailsOf.ts'
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
 * For a person who signed in and whom the service rejects: their domain is not served (ID-10), or they are
 * blocked (ID-21). What this device keeps of their calendars is deleted.
 */
export function TurnedAway({ problem, email, circumstances, ...rest }: TurnedAwayProps) {
  useEffect(() => {
    // A browser without databases keeps nothing.
    deleteCopy().catch(() => undefined)
  }, [])
  if (problem === 'unknown-domain') {
    const address = parseEmailAddress(email)
    const domain = address === null ? null : domainOf(address)
    return (
      <NotKnown {...rest} domain={domain} details={detailsOf({ problem }, { ...circumstances, domain })} />
    )
  }
  return (
    <NotAllowed {...rest} isBlocked={problem === 'blocked'} details={detailsOf({ problem }, circumstances)} />
  )
}
