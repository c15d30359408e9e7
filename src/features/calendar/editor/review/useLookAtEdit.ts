import type { ChangeEvent, MoveToCalendar } from '#domain/edits/Edit.ts'
import { useGo } from '../../../../navigation/useGo.ts'
import { discardDraft, foldDraft, openDraft } from '../../drafts/foldDraft.ts'
import { editsOf } from '../../edits/editsOf.ts'
import { useEditContext } from '../../edits/useEditContext.ts'
import { useReader } from '../../queries/ranges/useReader.ts'
import { rehearseEdit } from '../../rehearsal/rehearseEdit.ts'
import type { EventTyping } from '../useEventTyping.ts'

type Around = {
  readonly zone: string
  readonly typing: Pick<EventTyping, 'draft' | 'over' | 'hold'>
  readonly onClose: () => void
}

/** Draws what was typed in the grid before it is saved. The form is away meanwhile, and what was typed is kept as a draft. */
export function useLookAtEdit({ zone, typing, onClose }: Around) {
  const go = useGo()
  const context = useEditContext(zone)
  const reader = useReader(zone)
  const { draft, over, hold } = typing

  return (edit: ChangeEvent | MoveToCalendar): void => {
    const isDrawn = rehearseEdit({
      edit,
      data: over.data,
      reader,
      onApply: () => {
        discardDraft(draft.id)
        editsOf(context).make(edit, over.data)
      },
      onDiscard: () => {
        openDraft(draft.id)
        go(draft.path)
      },
      onLeave: () => foldDraft(draft, go),
    })
    if (!isDrawn) return
    hold()
    onClose()
  }
}

/** Whether a look is offered: at a series, or at an event that gets another zone. */
export function isWorthALook({ form, initial }: EventTyping['draft']): boolean {
  return form.repeats !== 'never' || initial.repeats !== 'never' || form.zone !== initial.zone
}
