import { detailsOf, type Circumstances } from '../features/identity/sign-in/detailsOf.ts'
import { domainOf } from '../features/identity/sign-in/domainOf.ts'
import { NotAllowed } from '../features/identity/pages/NotAllowed.tsx'
import { NotKnown } from '../features/identity/pages/NotKnown.tsx'

type TurnedAwayProps = {
  readonly problem: string
  /** As the provider says it; empty where it says none. */
  readonly email: string
  readonly circumstances: Circumstances
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
  readonly supportEmail?: string | undefined
}

/** Who signed in, and whom the service does not let in: by their domain (ID-10), or by who they are (ID-21). */
export function TurnedAway({ problem, email, circumstances, ...rest }: TurnedAwayProps) {
  if (problem === 'unknown-domain') {
    const domain = domainOf(email)
    return (
      <NotKnown {...rest} domain={domain} details={detailsOf({ problem }, { ...circumstances, domain })} />
    )
  }
  return (
    <NotAllowed {...rest} isBlocked={problem === 'blocked'} details={detailsOf({ problem }, circumstances)} />
  )
}
