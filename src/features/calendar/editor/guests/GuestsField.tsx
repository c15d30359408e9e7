import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { isSamePerson, type EventPerson, type Guest } from '#domain/event/guests/GuestList.ts'
import { parseGuests } from '#domain/event/guests/parseGuests.ts'
import { printPerson } from '#domain/event/guests/printPerson.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { ComboField } from '../../../../ui/fields/ComboField.tsx'
import { useAnswerLabels } from '../../format/guests/useAnswerLabels.ts'
import { Initials } from '../../format/guests/Initials.tsx'
import type { TypedGuests } from '../form/eventForm.ts'
import { namesOrganizer, withGuestsTaken } from '../form/typedGuests.ts'
import styles from './GuestsField.module.css'
import { personOf } from '../form/personOf.ts'
import { problemSentences } from '../problemSentences.ts'
import { useFoundPeople } from './useFoundPeople.ts'
import { useRecentGuests } from './useRecentGuests.ts'

// lingui-set comment="The guests of an event, in its form. Roles of a guest: Required, Optional, Chair (leads the meeting)."

type GuestsFieldProps = {
  readonly people: TypedGuests
  /** What is wrong with what is typed, once the person wanted to save it. */
  readonly error?: string | undefined
  readonly onChange: (people: TypedGuests) => void
}

/** Who is asked to come: people are found as one types, and a pasted list of addresses is taken at once. */
export function GuestsField({ people, error, onChange }: GuestsFieldProps) {
  const { t } = useLingui()
  const me = useUser()
  const [isTyping, setIsTyping] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [isOrganizer, setIsOrganizer] = useState(false)
  const { guests, typed } = people
  const typedError = isTried && typed !== '' ? t(problemSentences['not-an-address']) : undefined
  const ownError =
    typedError ?? (isOrganizer ? t`This address is yours, and you organize this event.` : undefined)
  const isGuest = ({ address }: EventPerson) => guests.some((each) => isSamePerson(each.address, address))
  const found = useFoundPeople(
    typed,
    useRecentGuests().filter((person) => !isGuest(person)),
  )

  function setGuests(next: readonly Guest[]) {
    onChange({ ...people, organizer: people.organizer ?? personOf(me), guests: [...next] })
  }

  /** What is an address becomes a guest, and the rest stays to be mended. */
  function take(text: string) {
    const taken = withGuestsTaken(people, text, me)
    if (taken.typed !== typed || taken.guests !== guests) onChange(taken)
    setIsTyping(false)
    setIsTried(taken.typed !== '')
    if (text.trim() !== '') setIsOrganizer(namesOrganizer(people, text, me))
  }

  function onTyped(text: string) {
    setIsTyping(true)
    setIsTried(false)
    setIsOrganizer(false)
    // A press on a suggestion writes all of it into the field. A person who types it to its end presses Enter, which must not save.
    const isTypedOn = text.startsWith(typed) && text.length === typed.length + 1
    if (!isTypedOn && found.some((person) => printPerson(person) === text)) take(text)
    else onChange({ ...people, typed: text })
  }

  function onKeyDown(event: KeyboardEvent) {
    const isEnd = event.key === 'Enter' || event.key === ',' || event.key === ';'
    if (!isEnd || event.nativeEvent.isComposing || typed.trim() === '') return
    event.preventDefault()
    take(typed)
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (parseGuests(text).people.length === 0) return
    event.preventDefault()
    take(`${typed} ${text}`)
  }

  return (
    <div className={styles.guests}>
      <ComboField
        label={t`Guests`}
        value={typed}
        suggestions={found.map(printPerson)}
        placeholder={t`Name or e-mail`}
        error={isTyping ? undefined : (ownError ?? error)}
        onChange={onTyped}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => take(typed)}
      />
      {guests.length > 0 && (
        <ul role="list" aria-label={t`Guests`} className={styles.list}>
          {guests.map((guest) => (
            <GuestRow
              key={guest.address}
              guest={guest}
              onRole={(role) => setGuests(guests.map((each) => (each === guest ? { ...each, role } : each)))}
              onRemove={() => setGuests(guests.filter((each) => each !== guest))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type GuestRowProps = {
  readonly guest: Guest
  readonly onRole: (role: Guest['role']) => void
  readonly onRemove: () => void
}

function GuestRow({ guest, onRole, onRemove }: GuestRowProps) {
  const { t } = useLingui()
  const labels = useAnswerLabels()
  const name = guest.name || guest.address
  const roles: readonly (readonly [Guest['role'], string])[] = [
    ['required', t`Required`],
    ['optional', t`Optional`],
    ['chair', t`Chair`],
  ]
  return (
    <li className={styles.row}>
      <Initials person={guest} reply={guest.reply} />
      <span className={styles.name}>
        {name}
        {guest.reply !== 'needs-action' && <span className={styles.answer}> {labels[guest.reply]}</span>}
      </span>
      <select
        aria-label={t`Role of ${name}`}
        value={guest.role}
        onChange={({ target }) => onRole(roles.find(([role]) => role === target.value)?.[0] ?? 'required')}
      >
        {roles.map(([role, label]) => (
          <option key={role} value={role}>
            {label}
          </option>
        ))}
      </select>
      <IconButton label={t`Remove ${name}`} icon={X} onClick={onRemove} />
    </li>
  )
}
