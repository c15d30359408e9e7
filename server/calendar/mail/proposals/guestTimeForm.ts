import { maxNote } from '#domain/event/guests/answerNote.ts'
import type { TypedTime } from '#domain/scheduling/proposed/guestProposal.ts'
import { escapedHtml } from '../../page/page.ts'
import type { PageLanguage } from '../../page/pageLanguage.ts'
import { mailSentences } from './mailSentences.ts'

/** What a guest may propose in their page: the time of the event, or what they have typed. */
export type GuestTimeForm = {
  readonly time: TypedTime & { readonly zone: string }
  readonly note: string
  /** What became of what was typed last; null if nothing was. */
  readonly outcome: 'proposed' | 'no-time' | null
}

/** A form for another time, which works without any script. */
export function guestTimeForm(
  { time, note, outcome }: GuestTimeForm,
  language: PageLanguage,
  organizer: string,
): string {
  const sentences = mailSentences[language]
  const field = (label: string, name: 'date' | 'start' | 'end') =>
    `<label>${escapedHtml(label)}<input type="${name === 'date' ? 'date' : 'time'}" name="${name}" required value="${escapedHtml(time[name])}"></label>`
  const outcomes = {
    proposed: `<p role="status">${escapedHtml(sentences.proposed(organizer))}</p>`,
    'no-time': `<p role="alert">${escapedHtml(sentences.noTime)}</p>`,
  }
  const isOpen = outcome === null ? '' : ' open'
  return `<details${isOpen}><summary>${escapedHtml(sentences.proposeTime)}</summary>${outcome === null ? '' : outcomes[outcome]}<form method="post" class="answer">${field(sentences.day, 'date')}${field(sentences.begins, 'start')}${field(sentences.ends, 'end')}<p>${escapedHtml(sentences.inZone(time.zone.replaceAll('_', ' ')))}</p><label>${escapedHtml(sentences.note(organizer))}<textarea name="note" rows="2" maxlength="${maxNote}">${escapedHtml(note)}</textarea></label><div class="answers"><button name="propose" value="time">${escapedHtml(sentences.proposeTime)}</button></div></form></details>`
}
