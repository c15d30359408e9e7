import { useState, type ReactNode } from 'react'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import type { EventChange } from '#domain/event/writeJCal.ts'
import { parseObject } from '#domain/jcal/ParsedObject.ts'
import { changeInScope } from '#domain/series/inScope.ts'
import { epochMs } from '#domain/time/units.ts'
import { lazyDialog } from '../../../../ui/loading/lazyDialog.tsx'
import type { ViewedVersion } from '../../queries/objects/ViewedVersion.ts'
import type { Edited } from '../mergeDraft.ts'

const InspectorDialog = lazyDialog(
  async () => (await import('../../inspector/InspectorDialog.tsx')).InspectorDialog,
)

type Inspector = {
  /** Shows what saving this would send. */
  readonly onInspect: (typed: EventDraft) => void
  readonly inspector: ReactNode
}

/** What saving a form would send. */
export function useInspector(
  { name, occurrence }: Pick<Edited, 'name' | 'occurrence'>,
  over: ViewedVersion,
  patchOf: (typed: EventDraft) => EventChange,
): Inspector {
  const [typed, setTyped] = useState<EventDraft | null>(null)
  const inspector = typed && (
    <InspectorDialog
      name={name}
      title={typed.title}
      stored={over.data}
      etag={over.baseVersion?.etag ?? null}
      sent={sentFor(over, occurrence, patchOf(typed))}
      onClose={() => setTyped(null)}
    />
  )
  return { onInspect: setTyped, inspector }
}

/** What a PUT of these changes would hold: of one date of a series, for that date alone. */
function sentFor({ data }: ViewedVersion, occurrence: string | null, patch: EventChange) {
  const part = { occurrence, scope: occurrence === null ? 'all' : 'this' } as const
  const clock = { now: epochMs(Date.now()), uid: '' }
  return changeInScope(parseObject(data), part, patch, clock).data ?? data
}
