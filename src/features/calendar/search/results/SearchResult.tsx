import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import type { FoundDate, FoundObject } from '#domain/search/foundOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { spineOf } from '../../../../ui/colours/eventColours.ts'
import { formatFullDate } from '../../format/formatDate.ts'
import { formatStates, formatWhen, titleOf } from '../../format/formatEvent.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { markedParts } from './markedParts.ts'
import styles from '../SearchDialog.module.css'

// lingui-set comment="A result of a search: {when} is the next date of a series, “Monday 15 March, 09:00”."

type SearchResultProps = {
  readonly found: FoundObject
  /** The words that it was found by. */
  readonly words: string
  readonly zone: string
  readonly calendar: Calendar | null
  readonly onOpen: (date: FoundDate) => void
}

/** One result: its text and time. For a series, the next date, and all others on request. */
export function SearchResult({ found, words, zone, calendar, onOpen }: SearchResultProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { occurrence, dates, isNext, isOpenEnded, isRecurring, location } = found
  const count = dates.length
  const nameOf = (date: FoundDate) => formatWhen(date, zoneNamed(zone), formatFullDate)
  const when = nameOf(found)
  const facts = [
    location,
    calendar?.name ?? '',
    ...formatStates({ ...found, isFree: false, visibility: 'public', write: undefined }),
  ].filter((each) => each !== '')

  function onKeyDown({ key, currentTarget }: KeyboardEvent) {
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
    if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) setIsOpen(true)
    if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) setIsOpen(false)
  }

  return (
    <li className={styles.found}>
      <button
        type="button"
        data-result
        className={styles.line}
        onClick={() => onOpen({ occurrence, when: found.when })}
        onKeyDown={isRecurring ? onKeyDown : undefined}
      >
        <span
          className={styles.dot}
          style={{ backgroundColor: calendar ? spineOf(calendar.colour) : undefined }}
          aria-hidden
        />
        <span className={styles.title}>
          <Marked text={titleOf(found)} searched={words} />
        </span>
        <span className={styles.leader} aria-hidden />
        <span className={styles.when}>{isRecurring && isNext ? t`next: ${when}` : when}</span>
        <span className={styles.facts}>
          <Marked text={facts.join(' · ')} searched={words} />
        </span>
      </button>
      {isRecurring && count > 1 && (
        <button
          type="button"
          className={styles.all}
          aria-expanded={isOpen}
          aria-label={
            isOpenEnded ? t`More dates of ${titleOf(found)}` : t`All ${count} dates of ${titleOf(found)}`
          }
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpenEnded ? <Trans>More dates</Trans> : <Trans>All {count}</Trans>}
        </button>
      )}
      {isOpen && <DateList found={found} nameOf={nameOf} onOpen={onOpen} />}
    </li>
  )
}

type DateListProps = Pick<SearchResultProps, 'found' | 'onOpen'> & {
  readonly nameOf: (date: FoundDate) => string
}

/** When a series is. */
function DateList({ found, nameOf, onOpen }: DateListProps) {
  return (
    <ul role="list" className={styles.dates}>
      {found.dates.map((date) => (
        <li key={date.occurrence}>
          <button
            type="button"
            data-result
            className={styles.date}
            aria-current={date.occurrence === found.occurrence ? 'true' : undefined}
            onClick={() => onOpen(date)}
          >
            {nameOf(date)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Marked({ text, searched }: { readonly text: string; readonly searched: string }) {
  return markedParts(text, searched).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text, in their order
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
