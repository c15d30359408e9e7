import { maxNote } from '#domain/event/guests/answerNote.ts'
import type { NoProposal } from '#domain/scheduling/proposed/guestProposal.ts'
import type { TypedFor, TypedTime } from '#domain/scheduling/proposed/typedTime.ts'
import { escapedHtml } from '../../../page/page.ts'
import { cityFor } from './cityFor.ts'
import type { PageLanguage } from '../../../page/pageLanguage.ts'
import type { DateInWords } from '../eventInWords.ts'
import { mailSentences } from '../mailSentences.ts'

/** The choice of all dates of a series. */
export const forAll = 'all'

/** What a guest may propose in their page. */
export type GuestTimeForm = {
  /** The dates of a series for which a time can be proposed; none of an event that does not repeat. */
  readonly dates: readonly DateInWords[]
  /** The date by which a time is proposed for all of them; null where that is not offered. */
  readonly plain: DateInWords | null
  /** null while no date of a series is chosen. */
  readonly typed: TypedProposal | null
  /** What became of what was typed last; null if nothing was. That the event has changed is said above all of the page. */
  readonly outcome: 'proposed' | 'event-changed' | NoProposal | null
}

/** The time of the event or of one date, or what was typed in its place. */
export type TypedProposal = TypedFor & {
  readonly time: TypedTime & { readonly zone: string | null }
  readonly note: string
}

/** What a form is in the page of a guest. */
export type FormPlace = {
  readonly language: PageLanguage
  readonly organizer: string
  /** What the page was made of, as hidden fields. */
  readonly known: string
}

/** A form for another time, which works without any script: of a series, its date is chosen first. */
export function guestTimeForm(form: GuestTimeForm, place: FormPlace): string {
  const { dates, typed, outcome } = form
  const { language, organizer } = place
  const sentences = mailSentences[language]
  const saying = (role: 'status' | 'alert', text: string) =>
    `<p role="${role}" class="outcome" tabindex="-1" autofocus>${escapedHtml(text)}</p>`
  const outcomes = {
    proposed: saying('status', sentences.proposed(organizer)),
    'no-time': saying('alert', sentences.noTime),
    'no-days': saying('alert', sentences.noDays),
    'same-time': saying('alert', sentences.sameTime),
    over: saying('alert', sentences.overTime),
    'event-changed': '',
  }
  const isOpen = outcome !== null || (dates.length > 1 && typed !== null)
  const shown = [
    outcome === null ? '' : outcomes[outcome],
    dates.length > 1 ? dateChoice(form, language) : '',
    typed === null ? '' : timeFields(form, typed, place),
  ]
  return `<details${isOpen ? ' open' : ''}><summary>${escapedHtml(sentences.proposeTime)}</summary>${shown.join('')}</details>`
}

/** Which date of a series is to be at another time. It only shows the form for that: nothing is sent. */
function dateChoice({ dates, plain, typed }: GuestTimeForm, language: PageLanguage): string {
  const { proposeFor, chooseTime, allDates } = mailSentences[language]
  const chosen = typed?.isForAll ? forAll : typed?.of
  const choices = [...dates, ...(plain === null ? [] : [{ part: forAll, text: allDates }])]
  const options = choices.map(
    ({ part, text }) =>
      `<option value="${escapedHtml(part)}"${part === chosen ? ' selected' : ''}>${escapedHtml(text)}</option>`,
  )
  return `<form method="get" class="answer"><label>${escapedHtml(proposeFor)}<select name="propose-for">${options.join('')}</select></label><div class="answers"><button class="quiet">${escapedHtml(chooseTime)}</button></div></form>`
}

function timeFields(
  { plain }: GuestTimeForm,
  { of, isForAll, time, note }: TypedProposal,
  { language, organizer, known }: FormPlace,
): string {
  const sentences = mailSentences[language]
  const field = (label: string, type: 'date' | 'time', name: keyof TypedTime) =>
    `<label>${escapedHtml(label)}<input type="${type}" name="${name}" required value="${escapedHtml(time[name])}"></label>`
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapedHtml(value)}">`
  const parts = [
    known,
    of === null ? '' : hidden('date-of', of),
    isForAll ? hidden('scope', forAll) : '',
    isForAll && plain ? `<p>${escapedHtml(sentences.allMove(plain.text))}</p>` : '',
    time.last === ''
      ? field(sentences.day, 'date', 'date') +
        field(sentences.begins, 'time', 'start') +
        field(sentences.ends, 'time', 'end')
      : field(sentences.firstDay, 'date', 'date') + field(sentences.lastDay, 'date', 'last'),
    time.zone === null ? '' : `<p>${escapedHtml(sentences.inZone(cityFor(language, time.zone)))}</p>`,
    `<label>${escapedHtml(sentences.note(organizer))}<textarea name="note" rows="2" maxlength="${maxNote}">${escapedHtml(note)}</textarea></label>`,
    `<div class="answers"><button name="propose" value="time">${escapedHtml(sentences.proposeTime)}</button></div>`,
  ]
  return `<form method="post" class="answer">${parts.join('')}</form>`
}
