import type { EventReply } from '#domain/event/CalendarEvent.ts'
import type { EventPerson } from '#domain/event/guests/GuestList.ts'
import { answerSigns } from './answerSigns.ts'
import styles from './Initials.module.css'

type InitialsProps = {
  readonly person: EventPerson
  /** What they answered: a sign in its corner, a colour and the kind of its line. */
  readonly reply?: EventReply
}

/** The first letters of a person; their name and their answer stand beside it. */
export const Initials = ({ person: { name, address }, reply = 'needs-action' }: InitialsProps) => (
  <span
    className={styles.initials}
    data-initials={initialsOf(name || address)}
    data-reply={reply}
    data-sign={answerSigns[reply]}
    aria-hidden
  />
)

const initialsOf = (text: string) =>
  (text.replace(/@.*/, '').match(/[\p{L}\p{N}]+/gu) ?? ['?'])
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map((word) => (word[0] ?? '').toUpperCase())
    .join('')
