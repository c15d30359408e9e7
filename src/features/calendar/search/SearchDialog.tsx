import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { QuickAddPart } from '#domain/quickadd/QuickAddReading.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { searchPath, type CalendarPeriod } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { NewSavedSearch } from './saved/NewSavedSearch.tsx'
import { asksForAction } from './actions/actionsFor.ts'
import { FoundPeople } from './FoundPeople.tsx'
import { NewEventWay } from './NewEventWay.tsx'
import { moveInResults } from './results/moveInResults.ts'
import styles from './SearchDialog.module.css'
import { SearchField } from './SearchField.tsx'
import { SearchProgress } from './SearchProgress.tsx'
import { SearchResults } from './results/SearchResults.tsx'
import { useSearchFocus } from './useSearchFocus.ts'
import { useSearch } from './useSearch.ts'

type SearchDialogProps = {
  /** The search text in the address. */
  readonly text: string
  readonly period: CalendarPeriod
  /** The date that is looked at. */
  readonly focusDate: IsoDate
  readonly today: IsoDate
  readonly zone: string
  /** What the page below it shows. */
  readonly events: readonly CalendarEvent[]
  readonly calendars: readonly Calendar[]
  /** The one that a new event goes to; undefined if there is none. */
  readonly proposed: Calendar | undefined
  readonly onClose: () => void
}

/** The time after the last key until the text goes into the address. */
const pauseMs = 300

/** Finds events of all calendars, days, calendars and actions by a text. The arrow keys move through the results. */
export function SearchDialog({ text, period, today, zone, calendars, onClose, ...props }: SearchDialogProps) {
  const { t } = useLingui()
  const go = useGo()
  const [typed, setTyped] = useState(text)
  const field = useRef<HTMLInputElement>(null)
  const [isSaving, setIsSaving] = useState(false)
  const isForEvents = !asksForAction(typed)
  const search = useSearch(isForEvents ? typed : '', isForEvents ? text : '', calendars, today, zone)
  useTypedInAddress(typed, text, period)
  const inSearch = useSearchFocus()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (moveInResults(event.currentTarget, event.key)) event.preventDefault()
  }

  function onMend({ start, end }: QuickAddPart) {
    field.current?.focus()
    field.current?.setSelectionRange(start, end)
  }

  /** Going back shows the search with its text. */
  const leave = () => go(searchPath(period, typed), { replace: true })

  return (
    <>
      <Dialog title={t`Search`} size="wide" isStill closesOutside onClose={onClose}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only moves the focus between field and results */}
        <div {...inSearch} className={styles.search} onKeyDown={onKeyDown}>
          <SearchField ref={field} text={typed} onChange={setTyped} />
          <SearchProgress search={search} onSave={() => setIsSaving(true)} />
          <SearchResults
            text={typed}
            search={search}
            period={period}
            today={today}
            zone={zone}
            events={props.events}
            calendars={calendars}
            onLeave={leave}
            onClose={onClose}
          />
          {isForEvents && <FoundPeople text={text} period={period} onLeave={leave} />}
          {isForEvents && (
            <NewEventWay
              {...{ period, zone, calendars, onMend, onClose }}
              text={typed}
              date={props.focusDate}
              proposed={props.proposed}
              onLeave={leave}
            />
          )}
        </div>
      </Dialog>
      {/* Beside the search and not in it, which would hear its keys. */}
      {isSaving && (
        <NewSavedSearch
          period={period}
          query={typed}
          calendars={calendars}
          onClose={() => setIsSaving(false)}
        />
      )}
    </>
  )
}

/** Puts what is typed into the address, once the person stops typing. */
function useTypedInAddress(typed: string, text: string, period: CalendarPeriod): void {
  const go = useGo()
  const keep = useEffectEvent((latest: string) => {
    if (latest !== text) go(searchPath(period, latest), { replace: true })
  })

  useEffect(() => {
    const timer = setTimeout(() => keep(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
}
