import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type RefObject } from 'react'
import { searchPath, type CalendarPeriod } from '../../../../navigation/paths.ts'
import { useGo } from '../../../../navigation/useGo.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import type { ShowPeriod } from '../../sidebar/sets/useCalendarSets.ts'
import { completed, type CompleteSearch, type SavedSearch } from './SavedSearch.ts'
import { SavedSearchDialog } from './SavedSearchDialog.tsx'
import { SavedSearchRow } from './SavedSearchRow.tsx'
import styles from './SavedSearches.module.css'
import { tooMany } from './tooMany.ts'
import { useSavedSearches, type SavedOnScreen } from './useSavedSearches.ts'

type SavedSearchesProps = {
  readonly period: CalendarPeriod
  readonly show: ShowPeriod
  /** The calendar as it is later. */
  readonly now: RefObject<SavedOnScreen | null>
}

/** The saved searches beside the calendars: each is turned on and off, and can be changed. */
export function SavedSearches({ period, show, now }: SavedSearchesProps) {
  const { t } = useLingui()
  const go = useGo()
  const { searches, turn, save, remove } = useSavedSearches(period.saved, show)
  const [edited, setEdited] = useState<CompleteSearch | null>(null)

  function onDelete(search: SavedSearch) {
    const bringBack = remove(search, () => now.current)
    const { name } = search
    const run = () => bringBack() || void notify({ kind: 'failed', text: () => t(tooMany) })
    notify({ kind: 'done', text: () => t`Deleted “${name}”`, action: { label: () => t`Undo`, run } })
  }

  return (
    <section className={styles.searches} aria-label={t`Saved searches`}>
      <h2 className={styles.heading}>
        <Trans>Saved searches</Trans>
      </h2>
      <ul role="list" className={styles.list}>
        {searches.map(completed).map((search) => (
          <SavedSearchRow
            key={search.name}
            search={search}
            isOn={period.saved?.includes(search.name) ?? false}
            onTurn={(isOn) => turn(search.name, isOn)}
            onEdit={() => setEdited(search)}
            onMode={(mode) => save({ ...search, mode }, search.name)}
            onOpen={() => go(searchPath(period, search.query))}
            onDelete={() => onDelete(search)}
          />
        ))}
      </ul>
      {edited && (
        <SavedSearchDialog
          search={edited}
          searches={searches}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}
