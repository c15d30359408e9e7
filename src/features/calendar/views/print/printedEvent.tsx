import { i18n } from '@lingui/core'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { languageOf, languages } from '../../../../locales/languages.ts'
import { chipState, titleOf } from '../../format/formatEvent.ts'
import { turnedOf } from '../../format/turnedOf.ts'
import { calendarMarks } from '../../grid/view/calendarMarks.ts'
import type { ChipContext, ChipStyle } from '../../grid/view/ChipContext.ts'
import type { SavedMatch } from '../../grid/model/SavedMatches.ts'
import { colourClass } from '../../grid/model/calendarColours.ts'
import styles from './printedEvent.module.css'

type PrintedOptions = {
  readonly event: CalendarEvent
  /** `line`: on one line, the time before the title; `block`: as many lines as `lines` says. */
  readonly look: 'line' | 'block'
  readonly time: string
  readonly place?: string
  /** How many lines it has space for. */
  readonly lines?: number
  readonly continuesBefore?: boolean
  readonly continuesAfter?: boolean
  readonly style?: ChipStyle
}

/** An event on paper. A function and not a component: a sheet has hundreds. */
export function printedEvent(options: PrintedOptions, context: ChipContext) {
  const { event, look, time, place = '', lines, continuesBefore, continuesAfter, style } = options
  const { className } = calendarMarks(event, context)
  const state = chipState(event)
  const title = titleOf(event)
  const turned = turnedOf(title)
  return (
    <div
      key={event.key}
      className={`${styles.event} ${styles[look]} ${className}`}
      data-state={state}
      data-free={event.isFree ? '' : undefined}
      data-faint={context.matches?.recedes(event) ? '' : undefined}
      data-before={continuesBefore ? '' : undefined}
      data-after={continuesAfter ? '' : undefined}
      style={lines === undefined ? style : { ...style, '--lines': lines }}
    >
      <span className={styles.text} dir={look === 'block' ? turned : undefined} data-turned={turned}>
        {look === 'line' && time !== '' && <span className={styles.time}>{time} </span>}
        {state === 'needs-action' && <span className={styles.question}>?</span>}
        {matchSymbols(event, context)}
        {calendarLetters(event, context)}
        <span className={styles.title} dir={turned}>
          {title}
        </span>
        {look === 'block' && time !== '' && (
          <>
            {' '}
            <span className={styles.time} dir={turned && pageDirection()}>
              {time}
            </span>
          </>
        )}
        {place !== '' && (
          <span className={styles.place}>
            {' · '}
            <bdi>{place}</bdi>
          </span>
        )}
      </span>
    </div>
  )
}

const pageDirection = () => languages[languageOf(i18n.locale)].direction

/** Before the title: the letters of its calendars, or where colours say the first, those of the others. */
export function calendarLetters(event: CalendarEvent, { calendars, monograms }: ChipContext) {
  const copies = event.copies ?? [event]
  if (monograms) {
    const letters = copies.map(({ calendarId }) => monograms.get(calendarId) ?? '').join(' ')
    return letters === '' ? null : <span className={styles.letters}>{letters}</span>
  }
  return copies.slice(1).map(({ calendarId }) => {
    const colour = calendars.get(calendarId)?.colour ?? ''
    return <span key={calendarId} className={`${styles.further} ${colourClass(colour)}`} />
  })
}

/** Before the title: the symbols of the saved searches that it matches, which the legend names. */
export const matchSymbols = (event: CalendarEvent, { matches }: ChipContext) =>
  matches?.of(event).map(symbolOf)

export function symbolOf({ name, symbol, spine }: SavedMatch) {
  const style: ChipStyle = { '--symbol': spine }
  return (
    <span key={name} className={styles.symbol} style={style}>
      {symbol}
    </span>
  )
}
