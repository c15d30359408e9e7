import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import colours from '../../../../ui/colours/eventColours.module.css'
import type { ChipState } from '../../format/formatEvent.ts'
import styles from './chip.module.css'

/** The icons before the title of an event; most events have none. */
export function glyphsOf({ visibility, write }: CalendarEvent, state: ChipState | undefined) {
  if (state !== 'needs-action' && visibility === 'public' && write === undefined) return null
  return (
    <>
      {state === 'needs-action' && question}
      {visibility !== 'public' && lock}
      {write === 'saving' && cloud}
      {write === 'unsaved' && exclamation}
    </>
  )
}

const question = (
  <span className={`${colours.glyph} ${colours.question}`} aria-hidden>
    ?
  </span>
)

const exclamation = (
  <span className={`${colours.glyph} ${styles.unsaved}`} aria-hidden>
    !
  </span>
)

const cloud = (
  <svg className={`${colours.glyph} ${styles.saving}`} viewBox="0 0 16 16" aria-hidden>
    <path
      d="M4.5 12.5a3 3 0 0 1-.3-6 4 4 0 0 1 7.7 0 3 3 0 0 1-.4 6M8 14V9m-2 1.75L8 8.75l2 2"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

const lock = (
  <svg className={colours.glyph} viewBox="0 0 16 16" aria-hidden>
    <path
      d="M5 7V5a3 3 0 0 1 6 0v2m-7.5 0h9v6.5h-9z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
    />
  </svg>
)

/** After the title of an event that repeats, where there is room. */
export const repeats = (
  <svg className={`${colours.glyph} ${styles.repeats}`} viewBox="0 0 16 16" aria-hidden>
    <path
      d="M13 8a5 5 0 1 1-1.6-3.7L13 5.8M13 2.5v3.3H9.7"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
