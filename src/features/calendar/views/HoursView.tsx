import { ErrorBoundary } from '../../../ui/states/ErrorBoundary.tsx'
import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import { useDensity } from '../../../ui/density.ts'
import { useContinued } from '../../../ui/useContinued.ts'
import { weekAfter } from '../grid/model/weekAfter.ts'
import { useViewOptions } from '../options/useViewOptions.ts'
import type { ViewProps } from './CalendarView.ts'
import { HoursGrid } from './HoursGrid.tsx'

/** Until its script is loaded, all hours are shown: a week is never without its grid. */
const FoldedHours = lazyComponent(
  async () => (await import('./folding/FoldedHours.tsx')).FoldedHours,
  AllHours,
)

/** Load what folds hours, for those who fold them: before the first week is drawn. */
export const loadFoldedHours = (): void => FoldedHours.preload()

/** Up to nine days side by side, by the hour. */
export function HoursView(props: ViewProps) {
  const { nights } = useViewOptions()
  const all = <AllHours {...props} />
  if (nights === 'shown') return all
  return (
    <ErrorBoundary fallback={() => all}>
      <FoldedHours {...props} />
    </ErrorBoundary>
  )
}

function AllHours({ days, events, ...shared }: ViewProps) {
  const density = useDensity()
  const { week } = useContinued({ events, days, zone: shared.context.zone, density }, weekAfter)
  return <HoursGrid {...shared} week={week} />
}
