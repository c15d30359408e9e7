import { useLingui } from '@lingui/react/macro'
import Users from 'lucide-react/icons/users'
import type { JCalComponent } from '#contract/jcal.ts'
import { mayInvite, type Guest } from '#domain/event/guests/GuestList.ts'
import { readGuestList } from '#domain/event/guests/readGuestList.ts'
import { unreachedGuests } from '#domain/event/guests/unreachedGuests.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { factLine } from '../../../../ui/join.ts'
import { InvitationNote } from '../../editor/guests/InvitationNote.tsx'
import { Initials } from '../../format/guests/Initials.tsx'
import { Fact } from '../Fact.tsx'
import facts from '../EventDetails.module.css'
import styles from './GuestFacts.module.css'

// lingui-set comment="The guests of an event in its details: their answers (said of a person), and their roles."

/** Who is asked to come and has answered what, and who organises the event if that is somebody else. */
export function GuestFacts({ vevent }: { readonly vevent: JCalComponent | undefined }) {
  const { emails } = useUser()
  const people = vevent && readGuestList(vevent)
  if (!people || (people.guests.length === 0 && mayInvite(people, emails))) return null
  const { organizer, guests } = people
  return (
    <Fact icon={Users}>
      {organizer && !mayInvite(people, emails) && <InvitationNote organizer={organizer} />}
      {guests.length > 0 && <GuestLines guests={guests} unreached={unreachedGuests(vevent)} />}
    </Fact>
  )
}

type GuestLinesProps = {
  readonly guests: readonly Guest[]
  /** The addresses of those who could not be told. */
  readonly unreached: ReadonlySet<string>
}

function GuestLines({ guests, unreached }: GuestLinesProps) {
  const { t } = useLingui()
  const replies = {
    accepted: t`Accepted`,
    tentative: t`Maybe`,
    declined: t`Declined`,
    'needs-action': t`No answer yet`,
  }
  return (
    <ul role="list" aria-label={t`Guests`} className={styles.guests}>
      {guests.map((guest) => {
        const { address, name, role, reply } = guest
        return (
          <li key={address} className={styles.guest} title={address}>
            <Initials person={guest} sign={signs[reply]} />
            <span>
              {name || address}
              <span className={facts.quiet}>
                {' '}
                {factLine([
                  replies[reply],
                  ...(unreached.has(address) ? [t`Not told`] : []),
                  ...(role === 'optional' ? [t`Optional`] : []),
                  ...(role === 'chair' ? [t`Chair`] : []),
                ])}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const signs = { accepted: '✓', tentative: '?', declined: '✕', 'needs-action': '' } as const
