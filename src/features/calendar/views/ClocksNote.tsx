import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import { ErrorBoundary } from '../../../ui/states/ErrorBoundary.tsx'
import { mayChangeClocks } from './mayChangeClocks.ts'

const ClockChangeNote = lazyComponent(
  async () => (await import('../grid/view/clocks/ClockChangeNote.tsx')).ClockChangeNote,
)

type ClocksNoteProps = { readonly first: IsoDate; readonly last: IsoDate; readonly zone: Zone }

/** Says that clocks change on these days or within a week of them. Its script is loaded in the weeks that need it. */
export function ClocksNote(days: ClocksNoteProps) {
  if (!mayChangeClocks(days.first, days.last, days.zone)) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <ClockChangeNote {...days} />
    </ErrorBoundary>
  )
}
