import { select, t } from '@lingui/core/macro'
import type { EditDescription } from '#domain/edits/EditDescription.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { formatWhen, titleOf } from '../../format/formatEvent.ts'

// lingui-set comment="Short messages on what happened to an event; {title} is what it is called."

/** What is said of an edit. */
export type EditSentences = {
  readonly done: string
  /** Once it was undone. */
  readonly undone: string
  /** That the service rejected it. The reason follows. */
  readonly failed: string
}

/** The sentences of an edit of events. */
export function editSentences(description: EditDescription): EditSentences {
  const undone = t`Undone`
  switch (description.name) {
    case 'undone':
      return { ...editSentences(description.of), done: editSentences(description.of).undone, failed: '' }
    case 'redone':
      return { ...editSentences(description.of), failed: '' }
    case 'deleted': {
      const { title, scope } = description
      const by = title === '' ? 'nothing' : 'title'
      return {
        done: select(by, { title: `Deleted “${title}”`, other: 'Deleted the event' }),
        undone:
          scope === 'all'
            ? select(by, { title: `Restored “${title}”`, other: 'Restored the event' })
            : undone,
        failed: select(by, { title: `“${title}” wasn’t deleted.`, other: 'The event wasn’t deleted.' }),
      }
    }
    case 'moved':
    case 'resized': {
      const title = titleOf(description)
      const when = formatWhen({ when: description.to }, zoneNamed(description.viewZone))
      const done =
        description.name === 'moved' ? t`Moved “${title}” to ${when}` : t`“${title}” is now ${when}`
      return { done, undone, failed: t`“${title}” wasn’t moved.` }
    }
    default: {
      const title = 'title' in description ? description.title : ''
      return {
        done: title === '' ? t`Saved` : t`Saved “${title}”`,
        undone,
        failed: title === '' ? t`The event wasn’t saved.` : t`“${title}” wasn’t saved.`,
      }
    }
  }
}
