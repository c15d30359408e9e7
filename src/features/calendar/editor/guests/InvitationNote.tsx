import { Trans } from '@lingui/react/macro'
import type { EventPerson } from '#domain/event/guests/GuestList.ts'
import { mailLink } from '../../../../ui/mailLink.ts'
import styles from './InvitationNote.module.css'

/** What a guest may not change about an event, and what they can do instead. */
export function InvitationNote({ organizer }: { readonly organizer: EventPerson }) {
  // As elements, whatever people are called is no markup of the sentence.
  const name = <>{organizer.name || organizer.address}</>
  const address = <>{organizer.address}</>
  return (
    <p className={styles.note}>
      <Trans>
        Organised by {name}, who alone can change its time, place and guests.{' '}
        <a href={mailLink([organizer.address])}>Write to {address}</a> to ask for another time.
      </Trans>
    </p>
  )
}
