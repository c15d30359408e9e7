import type { ObjectName } from '#domain/edits/ObjectName.ts'
import { drawRehearsed, type RehearsedChange } from './drawRehearsed.ts'
import { RehearsalBar } from './RehearsalBar.tsx'
import { rehearsalStore, type Rehearsal } from './rehearsalStore.ts'
import type { RehearsalSummary } from './RehearsalSummary.ts'

export type Rehearsed = {
  readonly summary: RehearsalSummary
  readonly change: RehearsedChange
  /** What would change; missing for more than one object. */
  readonly object?: ObjectName | undefined
  /** The zone that its sentences are in. */
  readonly zone: string
  /** The calendar that is shown for it even if it is hidden. */
  readonly calendarId?: string
  /** Makes the change, as without a rehearsal. */
  readonly onApply: () => void
  /** Back to where it came from, with everything that was typed there. */
  readonly onDiscard: () => void
  /** The page was left, or another rehearsal begins. */
  readonly onLeave: () => void
}

let count = 0

/** Draws a change in the grid, where it stands until it is applied or discarded. There is one at a time. */
export function beginRehearsal({ summary, change, object, zone, calendarId, ...ends }: Rehearsed): void {
  const end = (then: () => void) => () => {
    // A press may come twice, and leaving comes after everything else.
    if (rehearsalStore.current().rehearsal === rehearsal) rehearsalStore.change({ rehearsal: null })
    if (hasEnded) return
    hasEnded = true
    then()
  }
  let hasEnded = false
  count += 1
  const rehearsal: Rehearsal = {
    bar: (
      <RehearsalBar
        key={count}
        summary={summary}
        object={object}
        zone={zone}
        onApply={end(ends.onApply)}
        onDiscard={end(ends.onDiscard)}
        onLeave={end(ends.onLeave)}
      />
    ),
    calendarId,
    draw: drawRehearsed(change),
  }
  rehearsalStore.change({ rehearsal })
}
