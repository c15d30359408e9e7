import { useState, type ReactNode } from 'react'
import type { EventEdit } from '#domain/edits/Edit.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import type { Scope } from '#domain/series/inScope.ts'
import { lazyDialog } from '../../../../ui/loading/lazyDialog.tsx'
import type { ViewedVersion } from '../../queries/objects/ViewedVersion.ts'

const SavingDialog = lazyDialog(async () => (await import('../../inspector/SavingDialog.tsx')).SavingDialog)

type Inspected = {
  /** What is edited, as it is stored; null for a new event. */
  readonly over: ViewedVersion | null
  /** The parts of a series that what was typed may be applied to. */
  readonly scopesOf: (typed: EventDraft) => readonly Scope[]
  /** The edit that a save would make; null if it can make none. */
  readonly editFor: (typed: EventDraft, scope: Scope) => EventEdit | null
}

type Inspector = {
  /** Shows what saving this would send. */
  readonly onInspect: (typed: EventDraft) => void
  readonly inspector: ReactNode
}

/** What saving a form would send. */
export function useInspector({ over, scopesOf, editFor }: Inspected): Inspector {
  const [typed, setTyped] = useState<EventDraft | null>(null)
  const inspector = typed && (
    <SavingDialog
      title={typed.title}
      scopes={scopesOf(typed)}
      editFor={(scope) => editFor(typed, scope)}
      stored={over && { data: over.data, etag: over.baseVersion?.etag ?? null }}
      onClose={() => setTyped(null)}
    />
  )
  return { onInspect: setTyped, inspector }
}
