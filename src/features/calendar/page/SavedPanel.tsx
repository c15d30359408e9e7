import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import { ErrorBoundary } from '../../../ui/states/ErrorBoundary.tsx'
import type { Ways } from '../views/usePeriod.ts'

const SavedSearches = lazyComponent(
  async () => (await import('../search/saved/SavedSearches.tsx')).SavedSearches,
)

type SavedPanelProps = Pick<Ways, 'show'> & { readonly period: CalendarPeriod }

/** The saved searches, loaded if there are any. */
export function SavedPanel({ period, show }: SavedPanelProps) {
  const { savedSearches = [] } = useSettings()
  if (savedSearches.length === 0) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <SavedSearches period={period} show={show} />
    </ErrorBoundary>
  )
}
