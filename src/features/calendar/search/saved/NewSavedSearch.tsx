import { useLingui } from '@lingui/react/macro'
import { calendarPath, type CalendarPeriod } from '../../../../navigation/paths.ts'
import { useGo } from '../../../../navigation/useGo.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { nextColour } from '../../sidebar/proposedColours.ts'
import type { SavedSearch } from './SavedSearch.ts'
import { SavedSearchDialog } from './SavedSearchDialog.tsx'
import { useSavedSearches } from './useSavedSearches.ts'

type NewSavedSearchProps = {
  readonly period: CalendarPeriod
  readonly query: string
  /** Their colours are taken. */
  readonly calendars: readonly Calendar[]
  readonly onClose: () => void
}

/** Keeps a search under a name. It is on then, and the calendar is shown with it. */
export function NewSavedSearch({ period, query, calendars, onClose }: NewSavedSearchProps) {
  const { t } = useLingui()
  const go = useGo()
  const { searches, save } = useSavedSearches(period.saved, (change) =>
    go(calendarPath({ ...period, ...change })),
  )
  const taken = [...calendars, ...searches].flatMap(({ colour }) => colour ?? [])

  function onSave(search: SavedSearch) {
    save(search)
    const { name } = search
    notify({ kind: 'done', text: t`Saved “${name}”` })
  }

  return (
    <SavedSearchDialog
      search={{ name: '', query: query.trim(), colour: nextColour(taken), mode: 'highlight' }}
      searches={searches}
      onSave={onSave}
      onClose={onClose}
    />
  )
}
