import { useState, type ReactNode } from 'react'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { Scope } from '#domain/series/inScope.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { useEdits } from '../edits/useEdits.ts'
import type { ViewedVersion } from '../queries/objects/ViewedVersion.ts'
import { attendeeIn } from '#domain/event/guests/attendeeIn.ts'
import { DeletionQuestion } from './DeletionQuestion.tsx'

type Deletion = {
  readonly name: ObjectName
  /** Which occurrence of a series; null for an event that does not repeat. */
  readonly occurrence: string | null
  /** null while it is not read yet. */
  readonly viewed: ViewedVersion | null
  readonly title: string
  readonly zone: string
  readonly onDeleted: () => void
}

/** Deletes an event; of a series after asking how much of it. */
export function useDeletion({ name, occurrence, viewed, title, zone, onDeleted }: Deletion): {
  readonly onDelete: () => void
  readonly question: ReactNode
} {
  const { remove } = useEdits(zone)
  const { emails } = useUser()
  const attendee = viewed && attendeeIn(viewed.data, emails)
  const [isAsking, setIsAsking] = useState(false)

  function onDeleteOf(scope: Scope) {
    if (!viewed) return
    setIsAsking(false)
    remove(name, viewed, { title, occurrence, scope, attendee })
    onDeleted()
  }

  const question = isAsking && viewed && (
    <DeletionQuestion
      {...{ viewed, occurrence, zone }}
      isInvitation={attendee !== null}
      onChosen={onDeleteOf}
      onClose={() => setIsAsking(false)}
    />
  )
  return { onDelete: () => (occurrence === null ? onDeleteOf('all') : setIsAsking(true)), question }
}
