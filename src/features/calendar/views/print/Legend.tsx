import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { colourClass } from '../../grid/model/calendarColours.ts'
import type { SheetProps } from '../PrintLayout.ts'
import { legendOf, type PrintedState } from './legendOf.ts'
import styles from './printedEvent.module.css'
import { symbolOf } from './printedEvent.tsx'

// lingui-set comment="States of an event (adjectives), as a legend explains their borders on paper."

const names: Readonly<Record<PrintedState, MessageDescriptor>> = {
  tentative: msg`tentative`,
  'needs-action': msg`awaiting your reply`,
  free: msg`free`,
  declined: msg`declined`,
  cancelled: msg`cancelled`,
}

/** What the colours, letters and borders on a sheet mean: of those that are on it. */
export function Legend({ events, days, context }: Pick<SheetProps, 'events' | 'days' | 'context'>) {
  const { t } = useLingui()
  const { calendars, zone, monograms, matches } = context
  const { calendarIds, states, matched } = legendOf(events, days, zone, calendars.keys(), matches)
  return (
    <ul role="list" className={styles.legend}>
      {calendarIds.map((id) => {
        const { name = '', colour = '' } = calendars.get(id) ?? {}
        return (
          <li key={id}>
            <span className={`${styles.swatch} ${colourClass(colour)}`}>{monograms?.get(id)}</span>
            {name}
          </li>
        )
      })}
      {states.map((state) => (
        <li key={state}>
          <span className={styles.event} data-state={state} data-free={state === 'free' ? '' : undefined}>
            <span className={styles.title}>{t(names[state])}</span>
          </span>
        </li>
      ))}
      {matched.map((match) => (
        <li key={`search ${match.name}`}>
          {symbolOf(match)}
          {match.name}
        </li>
      ))}
    </ul>
  )
}
