import { Trans, useLingui } from '@lingui/react/macro'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Eye from 'lucide-react/icons/eye'
import { useMemo } from 'react'
import { foldText } from '#domain/search/foldText.ts'
import type { FoundDate, FoundObject } from '#domain/search/foundOf.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import type { WorkingAction } from '../../../../navigation/actions/workingActions.ts'
import { calendarPath } from '../../../../navigation/paths.ts'
import { useGo } from '../../../../navigation/useGo.ts'
import { useHandler } from '../../../../ui/useHandler.ts'
import { showEvent } from '../../edits/showEvent.ts'
import { formatFullDate } from '../../format/formatDate.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { ActionResults } from '../actions/ActionResults.tsx'
import { FoundEvents } from './FoundEvents.tsx'
import { readTypedDay } from '../readTypedDay.ts'
import styles from '../SearchDialog.module.css'
import type { AroundSearch } from '../actions/useEventActions.ts'
import { useFoundActions } from '../actions/useFoundActions.ts'
import type { ShownSearch } from '../useSearch.ts'

type SearchResultsProps = AroundSearch & {
  readonly text: string
  readonly search: ShownSearch
  readonly today: IsoDate
  readonly zone: string
  /** Going back shows the search with its text. */
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** The results: a day to go to, calendars to show alone, what can be done, and events. */
export function SearchResults(props: SearchResultsProps) {
  const { text, search, period, today, zone, calendars, onLeave, onClose } = props
  const { t, i18n } = useLingui()
  const go = useGo()
  const user = useUser()
  const day = useMemo(() => readTypedDay(text, today, i18n.locale), [text, today, i18n.locale])
  const named = calendarsNamed(text, calendars)
  const found = search.isEmpty ? none : search.found
  const actions = useFoundActions(text, props)

  function onOpen({ calendarId, eventId }: FoundObject, { occurrence, when }: FoundDate) {
    const userId = calendars.find(({ id }) => id === calendarId)?.homeId ?? user.id
    const date = when.kind === 'allDay' ? when.first : dateOf(when.start, zone)
    onLeave()
    void showEvent({ go }, { userId, calendarId, eventId, occurrence, date })
  }

  const open = useHandler(onOpen)

  function onShowOnly({ id }: Calendar) {
    onLeave()
    go(calendarPath({ ...period, only: id }))
  }

  /** It is done on the page, not in the search. */
  function onRun({ run }: WorkingAction) {
    onClose()
    run?.()
  }

  const count = named.length + found.length + actions.first.length + actions.last.length
  if (day === null && count === 0) return null
  return (
    <ul role="list" aria-label={t`Search results`} className={styles.results}>
      {day !== null && (
        <li>
          <button
            type="button"
            data-result
            className={styles.way}
            onClick={() => {
              onLeave()
              go(calendarPath({ ...period, date: day }))
            }}
          >
            <CalendarDays size={16} aria-hidden />
            <Trans>Go to {formatFullDate(day)}</Trans>
          </button>
        </li>
      )}
      {named.map((calendar) => (
        <li key={calendar.id}>
          <button type="button" data-result className={styles.way} onClick={() => onShowOnly(calendar)}>
            <Eye size={16} aria-hidden />
            {t`Show only “${calendar.name}”`}
          </button>
        </li>
      ))}
      <ActionResults actions={actions.first} onRun={onRun} />
      <FoundEvents found={found} words={search.words} {...{ zone, calendars }} onOpen={open} />
      <ActionResults actions={actions.last} onRun={onRun} />
    </ul>
  )
}

const none: readonly never[] = []

/** Calendars whose name begins with the text, from two letters on. */
function calendarsNamed(text: string, calendars: readonly Calendar[]): readonly Calendar[] {
  const typed = foldText(text.trim())
  if (typed.length < 2 || calendars.length < 2) return none
  return calendars.filter(({ name }) => foldText(name).startsWith(typed)).slice(0, 3)
}
