import { t } from '@lingui/core/macro'
import type { EditDescription } from '#domain/edits/EditDescription.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { formatWhen, titleOf } from '../format/formatEvent.ts'

/** What is said of an edit. */
export type EditSentences = {
  readonly done: string
  /** Once it was undone. */
  readonly undone: string
  /** That the service rejected it; why comes after it. */
  readonly failed: string
}

/** The sentences of an edit of events. */
export function editSentences(description: EditDescription): EditSentences {
  const undone = t`Everything is as it was`
  switch (description.name) {
    case 'undone':
      return { ...editSentences(description.of), done: editSentences(description.of).undone, failed: '' }
    case 'redone':
      return { ...editSentences(description.of), failed: '' }
    case 'deleted': {
      const { title, scope } = description
      const called = title === '' ? t`the event` : `“${title}”`
      return {
        done: t`Deleted ${called}`,
        undone: scope === 'all' ? t`Brought ${called} back` : undone,
        failed: title === '' ? t`The event was not deleted.` : t`“${title}” was not deleted.`,
      }
    }
    case 'moved':
    case 'resized': {
      const title = titleOf(description)
      const when = formatWhen({ when: description.to }, zoneNamed(description.viewZone))
      const done =
        description.name === 'moved' ? t`Moved “${title}” to ${when}` : t`“${title}” is now ${when}`
      return { done, undone, failed: t`“${title}” was not moved.` }
    }
    default: {
      const title = 'title' in description ? description.title : ''
      return {
        done: title === '' ? t`Saved` : t`Saved “${title}”`,
        undone,
        failed: title === '' ? t`The event was not saved.` : t`“${title}” was not saved.`,
      }
    }
  }
}
