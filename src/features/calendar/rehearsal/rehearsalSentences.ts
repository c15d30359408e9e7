import { plural, t } from '@lingui/core/macro'
import { zoneNamed } from '#domain/time/Zone.ts'
import { paragraph } from '../../../ui/join.ts'
import { titleOf } from '../format/formatEvent.ts'
import { formatMessageTime } from '../format/formatMessageTime.ts'
import type { RehearsalSummary } from './RehearsalSummary.ts'

// lingui-set comment="Above the grid, while a change is drawn in it that is not made yet: how much would change."

/** How much a rehearsed change would change, in sentences. */
export function rehearsalSentences(summary: RehearsalSummary, zone: string): string {
  switch (summary.kind) {
    case 'import':
      return paragraph([addedSentence(summary), thereSentence(summary.alreadyThere)])
    case 'deletion':
      return deletionSentence(summary)
    case 'event':
      return eventSentence(summary, zone)
    case 'series':
      return dateSentences(summary)
  }
}

/** That what would change is not there any more. */
export function nothingLeftSentence(summary: RehearsalSummary): string {
  const title = 'title' in summary ? titleOf(summary) : summary.calendar
  return t`“${title}” was deleted. This change can’t be made any more.`
}

function addedSentence({ added, calendar }: RehearsalSummary & { readonly kind: 'import' }): string {
  return plural(added, {
    0: `No event will be added to ${calendar}.`,
    one: `# event will be added to ${calendar}.`,
    other: `# events will be added to ${calendar}.`,
  })
}

/** null: those that are there already will be left out, which the sentence of the result says. */
function thereSentence(alreadyThere: number | null): string | null {
  if (alreadyThere === null) return t`Any that are already there will be left out.`
  if (alreadyThere === 0) return null
  return plural(alreadyThere, {
    one: '# is already there.',
    other: '# are already there.',
  })
}

function deletionSentence({
  calendar,
  events,
  hasBin,
}: RehearsalSummary & { readonly kind: 'deletion' }): string {
  if (events === null) {
    return hasBin
      ? t`${calendar} and all its events will go to the bin.`
      : t`${calendar} and all its events will be deleted.`
  }
  if (hasBin) {
    return plural(events, {
      one: `${calendar} and its event will go to the bin.`,
      other: `${calendar} and its # events will go to the bin.`,
    })
  }
  return plural(events, {
    one: `${calendar} and its event will be deleted.`,
    other: `${calendar} and its # events will be deleted.`,
  })
}

function eventSentence(summary: RehearsalSummary & { readonly kind: 'event' }, zone: string): string {
  const title = titleOf(summary)
  if (summary.when === null) return t`“${title}” stays where it is.`
  const when = formatMessageTime(summary.when, zoneNamed(zone))
  return t({
    message: `“${title}” will be on ${when}.`,
    comment: '{when}: “Monday 15 March, 09:00 to 09:30”.',
  })
}

/** A sentence for each kind of change that there is. */
function dateSentences({ dates, ...event }: RehearsalSummary & { readonly kind: 'series' }): string {
  const { moved, removed, added, changed, isPart } = dates
  const title = titleOf(event)
  const lines = [
    moved > 0 &&
      plural(moved, { one: `# date of “${title}” will move.`, other: `# dates of “${title}” will move.` }),
    changed > 0 &&
      plural(changed, {
        one: `# date of “${title}” will change.`,
        other: `# dates of “${title}” will change.`,
      }),
    removed > 0 &&
      plural(removed, {
        one: `# date of “${title}” will be dropped.`,
        other: `# dates of “${title}” will be dropped.`,
      }),
    added > 0 &&
      plural(added, {
        one: `# date will be added to “${title}”.`,
        other: `# dates will be added to “${title}”.`,
      }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return t`No dates change.`
  const over = t({ message: 'Counted over a year.', comment: 'Of dates of a series that goes on after it.' })
  return paragraph([...lines, isPart && over])
}
