import { memo } from 'react'
import type { FoundDate, FoundObject } from '#domain/search/foundOf.ts'
import { useGrowing } from '../../../../ui/loading/useGrowing.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { SearchResult } from './SearchResult.tsx'

type FoundEventsProps = {
  readonly found: readonly FoundObject[]
  /** The words that they were found by. */
  readonly words: string
  readonly zone: string
  readonly calendars: readonly Calendar[]
  readonly onOpen: (found: FoundObject, date: FoundDate) => void
}

/** The events that were found, as many as are seen. A key draws none of them again; the answer to it does. */
export const FoundEvents = memo(function FoundEvents(props: FoundEventsProps) {
  const { found, words, zone, calendars, onOpen } = props
  const { rows, end } = useGrowing(found)
  return (
    <>
      {rows.map((each) => (
        <SearchResult
          key={`${each.calendarId}/${each.eventId}`}
          found={each}
          words={words}
          zone={zone}
          calendar={calendars.find(({ id }) => id === each.calendarId) ?? null}
          onOpen={(date) => onOpen(each, date)}
        />
      ))}
      {end && <li ref={end} aria-hidden />}
    </>
  )
})
