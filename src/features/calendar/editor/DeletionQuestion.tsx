import { parseObject } from '#domain/jcal/ParsedObject.ts'
import { deleteInScope, type Scope } from '#domain/series/inScope.ts'
import { epochMs } from '#domain/time/units.ts'
import { previewDates } from '../edits/previewDates.ts'
import type { ViewedVersion } from '../queries/objects/ViewedVersion.ts'
import { ScopeDialog } from './ScopeDialog.tsx'

type DeletionQuestionProps = {
  readonly viewed: ViewedVersion
  readonly occurrence: string | null
  readonly zone: string
  /** Of somebody else's series, one date or all of them can be left. */
  readonly isInvitation: boolean
  readonly onChosen: (scope: Scope) => void
  readonly onClose: () => void
}

/** Asks how much of a series is deleted. */
export function DeletionQuestion(props: DeletionQuestionProps) {
  const { viewed, occurrence, zone, isInvitation, onChosen, onClose } = props
  if (occurrence === null) return null
  return (
    <ScopeDialog
      does="delete"
      scopes={isInvitation ? ['this', 'all'] : ['this', 'following', 'all']}
      datesOf={(scope) => {
        const clock = { now: epochMs(Date.now()) }
        const outcome = deleteInScope(parseObject(viewed.data), { occurrence, scope }, clock)
        return previewDates(viewed.data, outcome, occurrence, zone)
      }}
      zone={zone}
      onChosen={onChosen}
      onClose={onClose}
    />
  )
}
