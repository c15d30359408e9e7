import type { EventPerson } from '#domain/event/guests/GuestList.ts'
import styles from './Initials.module.css'

type InitialsProps = {
  readonly person: EventPerson
  /** A sign in its corner: the answer. */
  readonly sign?: string
}

/** The first letters of a person; their name stands beside it. */
export const Initials = ({ person: { name, address }, sign = '' }: InitialsProps) => (
  <span
    className={styles.initials}
    data-initials={initialsOf(name || address)}
    data-sign={sign}
    aria-hidden
  />
)

const initialsOf = (text: string) =>
  (text.replace(/@.*/, '').match(/[\p{L}\p{N}]+/gu) ?? ['?'])
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map((word) => (word[0] ?? '').toLocaleUpperCase())
    .join('')
