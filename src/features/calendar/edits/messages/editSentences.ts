import { select, t } from '@lingui/core/macro'
import type { EditDescription } from '#domain/edits/EditDescription.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { titleOf } from '../../format/formatEvent.ts'
import { formatMessageTime } from '../../format/formatMessageTime.ts'

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
  switch (description.name) {
    case 'undone':
    case 'redone': {
      const { done, undone } = editSentences(description.of)
      return {
        done: description.name === 'undone' ? undone : done,
        undone,
        failed: staysSentence(description.of),
      }
    }
    case 'deleted': {
      const { title, scope } = description
      const by = title === '' ? 'nothing' : 'title'
      return {
        done: select(by, { title: `Deleted “${title}”`, other: 'Deleted the event' }),
        undone:
          scope === 'all'
            ? select(by, { title: `Restored “${title}”`, other: 'Restored the event' })
            : select(by, {
                title: `Restored the deleted dates of “${title}”`,
                other: 'Restored the deleted dates',
              }),
        failed: select(by, { title: `“${title}” wasn’t deleted.`, other: 'The event wasn’t deleted.' }),
      }
    }
    case 'moved':
    case 'resized': {
      const title = titleOf(description)
      const zone = zoneNamed(description.viewZone)
      const { from, to } = description
      const [when, before] = [formatMessageTime(to, zone, [from]), formatMessageTime(from, zone, [to])]
      const done =
        description.name === 'moved' ? t`Moved “${title}” to ${when}` : t`“${title}” is now ${when}`
      return { done, undone: t`“${title}” is ${before} again`, failed: t`“${title}” wasn’t moved.` }
    }
    default: {
      const title = 'title' in description ? description.title : ''
      return {
        done: doneSentence(description, title),
        undone: undoneSentence(description.name, title),
        failed: title === '' ? t`The event wasn’t saved.` : t`“${title}” wasn’t saved.`,
      }
    }
  }
}

function doneSentence(description: EditDescription, title: string): string {
  if (title === '') return t`Saved`
  if (description.name !== 'answered') return t`Saved “${title}”`
  return select(description.answer, {
    accepted: `Accepted “${title}”`,
    declined: `Declined “${title}”`,
    tentative: `Answered “${title}” with Maybe`,
    other: `Saved “${title}”`,
  })
}

function undoneSentence(name: EditDescription['name'], title: string): string {
  const by = title === '' ? 'nothing' : 'title'
  if (name === 'created')
    return select(by, { title: `Removed “${title}” again`, other: 'Removed the event again' })
  if (name === 'movedToCalendar')
    return select(by, {
      title: `“${title}” is back in its calendar`,
      other: 'The event is back in its calendar',
    })
  return select(by, { title: `“${title}” is as it was before`, other: 'The event is as it was before' })
}

/** That something could not be undone or redone. */
function staysSentence(of: EditDescription): string {
  const title = 'title' in of ? of.title : ''
  return title === '' ? t`The event stays as it is.` : t`“${title}” stays as it is.`
}
