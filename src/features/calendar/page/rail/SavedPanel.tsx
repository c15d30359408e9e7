import { useLayoutEffect, useRef } from 'react'
import type { CalendarPeriod } from '../../../../navigation/paths.ts'
import { useSettings } from '../../../../settings/useSettings.ts'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import { ErrorBoundary } from '../../../../ui/states/ErrorBoundary.tsx'
import type { SavedOnScreen } from '../../search/saved/useSavedSearches.ts'
import type { Ways } from '../../views/usePeriod.ts'

const SavedSearches = lazyComponent(
  async () => (await import('../../search/saved/SavedSearches.tsx')).SavedSearches,
)

type SavedPanelProps = Pick<Ways, 'show'> & { readonly period: CalendarPeriod }

/** The saved searches, loaded if there are any. */
export function SavedPanel({ period, show }: SavedPanelProps) {
  const { savedSearches = [] } = useSettings()
  // Undo of a deleted one turns it on again where the calendar is by then.
  const now = useRef<SavedOnScreen | null>(null)
  useLayoutEffect(() => {
    now.current = { saved: period.saved, show }
    return () => {
      now.current = null
    }
  })
  if (savedSearches.length === 0) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <SavedSearches period={period} show={show} now={now} />
    </ErrorBoundary>
  )
}
