import { select, t } from '@lingui/core/macro'
import type { EditDescription } from '#domain/edits/EditDescription.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { formatMessageTime } from '../../format/formatMessageTime.ts'

// lingui-set comment="What a change that is not saved yet will do (infinitive or imperative, as on a button)."

/** What a pending edit will do: `Move “Stand-up” to Tuesday 16 March, 10:00 to 10:30`. */
export function pendingSentence(description: EditDescription): string {
  const title = titleIn(description)
  const by = title === '' ? 'nothing' : 'title'
  switch (description.name) {
    case 'undone': {
      const { of } = description
      if (of.name === 'deleted') return bringBack(titleIn(of))
      const undone = pendingSentence(of)
      return t`Undo: ${undone}`
    }
    case 'redone': {
      const redone = pendingSentence(description.of)
      return t`Redo: ${redone}`
    }
    case 'created':
      return select(by, { title: `Create “${title}”`, other: 'Create an event without a title' })
    case 'deleted':
      return description.scope === 'all'
        ? select(by, { title: `Delete “${title}”`, other: 'Delete an event without a title' })
        : select(by, {
            title: `Delete some dates of “${title}”`,
            other: 'Delete some dates of an event without a title',
          })
    case 'moved':
    case 'resized': {
      const { from, to, viewZone } = description
      const when = formatMessageTime(to, zoneNamed(viewZone), [from])
      return select(by, {
        title: `Move “${title}” to ${when}`,
        other: `Move an event without a title to ${when}`,
      })
    }
    case 'movedToCalendar':
      return select(by, {
        title: `Move “${title}” to another calendar`,
        other: 'Move an event without a title to another calendar',
      })
    case 'answered':
      return select(by, {
        title: `Answer the invitation to “${title}”`,
        other: 'Answer the invitation to an event without a title',
      })
    default:
      return select(by, { title: `Change “${title}”`, other: 'Change an event without a title' })
  }
}

function bringBack(title: string): string {
  return title === '' ? t`Restore an event without a title` : t`Restore “${title}”`
}

const titleIn = (of: EditDescription) => ('title' in of ? of.title.trim() : '')
