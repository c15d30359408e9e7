import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { foldText } from '#domain/search/foldText.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import type { FoundObject } from '#domain/search/foundOf.ts'
import { entryId } from '#domain/search/SearchEntry.ts'
import { isEmptyQuery, type SearchQuery } from '#domain/search/SearchQuery.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { useReader } from '../queries/ranges/useReader.ts'
import { readTypedDay } from './readTypedDay.ts'
import type { SearchAnswer } from './SearchIndex.ts'
import { searchStore } from './searchStore.ts'
import { soughtWords } from './soughtWords.ts'
import { useServiceSearch } from './service/useServiceSearch.ts'
import { useSearchedEvents, type SearchedEvents } from './years/useSearchedEvents.ts'

export type ShownSearch = SearchAnswer & {
  /** The words that the results were found by. */
  readonly words: string
  /** Nothing is asked for. */
  readonly isEmpty: boolean
  /** The service has searched at all times. */
  readonly isEverywhere: boolean
  /** More may be found yet. */
  readonly isSearching: boolean
  readonly events: SearchedEvents
}

/**
 * Results for a text in all calendars, followed by those of the service at other times. The earlier answer
 * stays until there is a new one.
 *
 * @param paused the text when the person stopped typing, which the service is asked for
 */
export function useSearch(
  text: string,
  paused: string,
  calendars: readonly Calendar[],
  today: IsoDate,
  zone: string,
): ShownSearch {
  const { i18n } = useLingui()
  const reader = useReader(zone)
  const [{ onChange, current, ask, hold }] = useState(searchStore)
  const [now] = useState(() => epochMs(Date.now()))
  const answer = useSyncExternalStore(onChange, current)
  const readText = useCallback(
    (typed: string) => readQuery(typed, (day) => readTypedDay(day, today, i18n.locale)),
    [today, i18n],
  )
  const query = useMemo(() => readText(text), [text, readText])
  const pausedQuery = useMemo(() => readText(paused), [paused, readText])
  const events = useSearchedEvents(calendars, today, pausedQuery)
  const { reads, pending } = events
  const named = useMemo(() => calendarsIn(pausedQuery, calendars), [pausedQuery, calendars])
  const service = useServiceSearch(pausedQuery, named, reader)
  const fromService = text === paused ? service.answer : null
  const isTyping = text.trim() !== paused.trim()

  useEffect(() => hold({ calendars, reads, pending }, reader.myAddresses))
  useEffect(
    () => ask(query, { now, ...reader, calendarIds: calendarsIn(query, calendars).map(({ id }) => id) }),
    [ask, query, calendars, reader, now],
  )

  return {
    ...withOthers(answer, fromService?.found ?? none),
    words: answer.query ? soughtWords(answer.query) : '',
    isEmpty: isEmptyQuery(query),
    isEverywhere: fromService?.isAll ?? false,
    isSearching: answer.query === null || isTyping || service.isAsked || events.isReading,
    events,
  }
}

const none: readonly never[] = []

/** The results from here, and after them those that only the service has. */
function withOthers({ found, hasMore }: SearchAnswer, others: readonly FoundObject[]): SearchAnswer {
  if (hasMore || others.length === 0) return { found, hasMore }
  const here = new Set(found.map(entryId))
  return { found: [...found, ...others.filter((each) => !here.has(entryId(each)))], hasMore }
}

/** The calendars whose name contains the text after `calendar:`; all without one. */
function calendarsIn(query: SearchQuery, calendars: readonly Calendar[]): readonly Calendar[] {
  const parts = query.calendars.map(foldText)
  const isNamed = ({ name }: Calendar) =>
    parts.length === 0 || parts.some((part) => foldText(name).includes(part))
  return calendars.filter(isNamed)
}
