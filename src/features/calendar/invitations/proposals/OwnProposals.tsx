import { Trans } from '@lingui/react/macro'
import type { JCal } from '#contract/jcal.ts'
import { isSamePerson } from '#domain/event/guests/GuestList.ts'
import { timeProposalsIn } from '#domain/scheduling/timeProposalsIn.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { formatMessageTime } from '../../format/formatMessageTime.ts'
import styles from './proposals.module.css'

/** The times that a guest has proposed, and what became of them. */
export function OwnProposals({ data, zone }: { readonly data: JCal; readonly zone: string }) {
  const { emails } = useUser()
  const read = zoneNamed(zone)
  const own = timeProposalsIn(data, read).filter(({ from }) =>
    emails.some((mine) => isSamePerson(mine, from.address)),
  )
  return own.map((proposal) => {
    const when = formatMessageTime(proposal.when, read)
    return (
      <p key={proposal.part} className={`${styles.own} ${styles.quiet}`}>
        {proposal.isDeclined ? (
          <Trans>You proposed {when}. The organiser declined that.</Trans>
        ) : (
          <Trans>You proposed {when}. The organiser hasn’t answered yet.</Trans>
        )}
      </p>
    )
  })
}
