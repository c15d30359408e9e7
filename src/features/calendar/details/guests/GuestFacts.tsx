import { Trans, useLingui } from '@lingui/react/macro'
import Users from 'lucide-react/icons/users'
import { domainOf } from '#contract/emailAddress.ts'
import type { JCalComponent } from '#contract/jcal.ts'
import {
  isSamePerson,
  mayInvite,
  type Guest,
  type GuestList,
  type Organizer,
} from '#domain/event/guests/GuestList.ts'
import { printPerson } from '#domain/event/guests/printPerson.ts'
import { readGuestList } from '#domain/event/guests/readGuestList.ts'
import { unreachedGuests } from '#domain/event/guests/unreachedGuests.ts'
import { textOf } from '#domain/jcal/properties.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useUser } from '../../../../api/UserProvider.tsx'
import { usePersonPath } from '../../../../navigation/personAddress.ts'
import { To } from '../../../../navigation/To.tsx'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { mailLink } from '../../../../ui/mailLink.ts'
import { CopyButton } from '../../../../ui/buttons/CopyButton.tsx'
import { factLine } from '../../../../ui/join.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { useActingAs } from '../../queries/calendars/useActingAs.ts'
import { InvitationNote } from '../../editor/guests/InvitationNote.tsx'
import { useAnswerLabels } from '../../format/guests/useAnswerLabels.ts'
import { Initials } from '../../format/guests/Initials.tsx'
import { Fact } from '../Fact.tsx'
import facts from '../EventDetails.module.css'
import styles from './GuestFacts.module.css'
import { RoomLines } from './RoomLines.tsx'

// lingui-set comment="The guests of an event in its details: their roles."

type GuestFactsProps = {
  readonly vevent: JCalComponent | undefined
  readonly calendar: Calendar
}

/** Who is asked to come and has answered what, and who organises the event if that is somebody else. */
export function GuestFacts({ vevent, calendar }: GuestFactsProps) {
  const actsFor = useActingAs(calendar)
  const people = vevent && readGuestList(vevent)
  const isTheirs = people !== undefined && (actsFor === null || mayInvite(people, actsFor))
  const { rooms = none } = people ?? {}
  if (!people || (people.guests.length + rooms.length === 0 && isTheirs)) return null
  const { organizer, guests } = people
  return (
    <Fact icon={Users}>
      {organizer && !isTheirs && <InvitationNote organizer={organizer} />}
      {organizer && <SentBy people={people} organizer={organizer} />}
      {rooms.length > 0 && <RoomLines rooms={rooms} unreached={unreachedGuests(vevent)} />}
      {guests.length > 0 && (
        <>
          <GuestLines guests={guests} unreached={unreachedGuests(vevent)} />
          <GuestWays people={people} title={textOf(vevent, 'summary')} />
        </>
      )}
    </Fact>
  )
}

type SentByProps = { readonly people: GuestList; readonly organizer: Organizer }

/** Who invited for the organizer. */
function SentBy({ people, organizer: { address, name, sentBy } }: SentByProps) {
  const { t } = useLingui()
  const { emails, displayName } = useUser()
  if (sentBy === undefined || isSamePerson(sentBy, address)) return null
  const isMine = emails.some((mine) => isSamePerson(mine, sentBy))
  const known = people.guests.find((each) => isSamePerson(each.address, sentBy))
  const [delegate, owner] = [(isMine ? displayName : known?.name) || sentBy, name || address]
  return (
    <span>
      {t({
        message: `${delegate} on behalf of ${owner}`,
        comment: '{delegate} has invited the guests for {owner}.',
      })}
    </span>
  )
}

/** Writing to all of them, and their addresses for elsewhere. */
function GuestWays({ people, title }: { readonly people: GuestList; readonly title: string }) {
  const { emails } = useUser()
  const all = [...(people.organizer ? [people.organizer] : []), ...people.guests]
  const others = all.filter(({ address }) => !emails.some((mine) => isSamePerson(mine, address)))
  if (others.length === 0) return null
  const to = others.map(({ address }) => address)
  return (
    <div className={styles.ways}>
      <ButtonLink size="small" href={mailLink(to, title)}>
        <Trans comment="A link (verb): a mail to all guests of an event.">Message guests</Trans>
      </ButtonLink>
      <CopyButton text={all.map(printPerson).join('\n')}>
        <Trans comment="A button (verb): the guests of an event, to be pasted elsewhere.">
          Copy guest list
        </Trans>
      </CopyButton>
    </div>
  )
}

type GuestLinesProps = {
  readonly guests: readonly Guest[]
  /** The addresses of those who could not be told. */
  readonly unreached: ReadonlySet<string>
}

function GuestLines({ guests, unreached }: GuestLinesProps) {
  const { t } = useLingui()
  const { preferredEmail } = useUser()
  const arePeopleKnown = useApi().config.features.people
  const pathOf = usePersonPath()
  const isColleague = (address: string) =>
    arePeopleKnown && isSamePerson(domainOf(address), domainOf(preferredEmail))
  const replies = useAnswerLabels()
  return (
    <ul role="list" aria-label={t`Guests`} className={styles.guests}>
      {guests.map((guest) => {
        const { address, name, role, reply } = guest
        return (
          <li key={address} className={styles.guest} title={address}>
            <Initials person={guest} reply={reply} />
            <span>
              {isColleague(address) ? <To path={pathOf(address)}>{name || address}</To> : name || address}
              <span className={facts.quiet}>
                {' '}
                {factLine([
                  replies[reply],
                  ...(unreached.has(address) ? [t`Not told`] : []),
                  ...(role === 'optional' ? [t`Optional`] : []),
                  ...(role === 'chair' ? [t`Chair`] : []),
                ])}
              </span>
              {guest.note !== undefined && <span className={facts.quiet}>“{guest.note}”</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const none: readonly never[] = []
