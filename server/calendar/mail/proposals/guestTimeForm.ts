import { maxNote } from '#domain/event/guests/answerNote.ts'
import type { TypedTime } from '#domain/scheduling/proposed/guestProposal.ts'
import { cityName } from '#domain/time/cityName.ts'
import { escapedHtml } from '../../../page/page.ts'
import type { PageLanguage } from '../../../page/pageLanguage.ts'
import type { DateInWords } from '../eventInWords.ts'
import { mailSentences } from '../mailSentences.ts'

/** What a guest may propose in their page. */
export type GuestTimeForm = {
  /** The dates of a series for which a time can be proposed; none of an event that does not repeat. */
  readonly dates: readonly DateInWords[]
  /** null while no date of a series is chosen. */
  readonly typed: TypedProposal | null
  /** What became of what was typed last; null if nothing was. */
  readonly outcome: 'proposed' | 'no-time' | null
}

/** The time of the event or of one date, or what was typed in its place. */
export type TypedProposal = {
  /** The date of a series, as in `partsOf`; null for an event that does not repeat. */
  readonly of: string | null
  readonly time: TypedTime & { readonly zone: string }
  readonly note: string
}

/** A form for another time, which works without any script: of a series, its date is chosen first. */
export function guestTimeForm(form: GuestTimeForm, language: PageLanguage, organizer: string): string {
  const { dates, typed, outcome } = form
  const sentences = mailSentences[language]
  const outcomes = {
    proposed: `<p role="status">${escapedHtml(sentences.proposed(organizer))}</p>`,
    'no-time': `<p role="alert">${escapedHtml(sentences.noTime)}</p>`,
  }
  const isOpen = outcome !== null || (dates.length > 1 && typed !== null)
  const shown = [
    outcome === null ? '' : outcomes[outcome],
    dates.length > 1 ? dateChoice(form, language) : '',
    typed === null ? '' : timeFields(typed, language, organizer),
  ]
  return `<details${isOpen ? ' open' : ''}><summary>${escapedHtml(sentences.proposeTime)}</summary>${shown.join('')}</details>`
}

/** Which date of a series is to be at another time. It only shows the form for that: nothing is sent. */
function dateChoice({ dates, typed }: GuestTimeForm, language: PageLanguage): string {
  const { proposeFor, chooseTime } = mailSentences[language]
  const options = dates.map(
    ({ part, text }) =>
      `<option value="${escapedHtml(part)}"${part === typed?.of ? ' selected' : ''}>${escapedHtml(text)}</option>`,
  )
  return `<form method="get" class="answer"><label>${escapedHtml(proposeFor)}<select name="propose-for">${options.join('')}</select></label><div class="answers"><button class="quiet">${escapedHtml(chooseTime)}</button></div></form>`
}

function timeFields({ of, time, note }: TypedProposal, language: PageLanguage, organizer: string): string {
  const sentences = mailSentences[language]
  const field = (label: string, name: 'date' | 'start' | 'end') =>
    `<label>${escapedHtml(label)}<input type="${name === 'date' ? 'date' : 'time'}" name="${name}" required value="${escapedHtml(time[name])}"></label>`
  const date = of === null ? '' : `<input type="hidden" name="date-of" value="${escapedHtml(of)}">`
  return `<form method="post" class="answer">${date}${field(sentences.day, 'date')}${field(sentences.begins, 'start')}${field(sentences.ends, 'end')}<p>${escapedHtml(sentences.inZone(cityName(time.zone)))}</p><label>${escapedHtml(sentences.note(organizer))}<textarea name="note" rows="2" maxlength="${maxNote}">${escapedHtml(note)}</textarea></label><div class="answers"><button name="propose" value="time">${escapedHtml(sentences.proposeTime)}</button></div></form>`
}
