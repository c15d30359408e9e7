import { maxNote } from '#domain/event/guests/answerNote.ts'
import { guestAnswers, type GuestAnswer } from '#domain/scheduling/guestAnswer.ts'
import { escapedHtml, page } from '../../page/page.ts'
import type { PageLanguage } from '../../page/pageLanguage.ts'
import type { EventInWords } from './eventInWords.ts'
import { guestTimeForm, type GuestTimeForm } from './guestTimeForm.ts'
import { mailSentences } from './mailSentences.ts'

export type GuestPage = {
  readonly language: PageLanguage
  readonly facts: EventInWords
  readonly organizer: string
  /** What they have answered. */
  readonly answer: string | null
  /** What they have written to the organizer. */
  readonly note: string
  /** The answer whose link was followed; it is offered first. */
  readonly asked: GuestAnswer | null
  readonly isStopped: boolean
  /** null where no time can be proposed. */
  readonly proposal: GuestTimeForm | null
}

/** The event and the buttons to answer, and nothing of the other guests. */
export function guestPage(content: GuestPage): string {
  const { language, facts, organizer, answer, note, asked, isStopped, proposal } = content
  const sentences = mailSentences[language]
  const given = guestAnswers.find((each) => each === answer)
  const status =
    given === undefined
      ? ''
      : `<p role="status">${escapedHtml(`${sentences.yourAnswers[given]} ${sentences.organizerKnows(organizer)}`)}</p>`
  return page(
    language,
    facts.title,
    `<p>${escapedHtml(sentences.invites(organizer))}</p>
${status}
${factsOf(content)}
<form method="post" class="answer"><label>${escapedHtml(sentences.note(organizer))}<textarea name="note" rows="2" maxlength="${maxNote}">${escapedHtml(note)}</textarea></label><div class="answers">${guestAnswers.map((each) => buttonOf(each, { language, first: given ?? asked })).join('')}</div></form>
${proposal === null ? '' : guestTimeForm(proposal, language, organizer)}
<form method="post" class="hint">${isStopped ? `<p>${escapedHtml(sentences.stopped)}</p>` : ''}<button class="plain" name="mail" value="${isStopped ? 'start' : 'stop'}">${escapedHtml(isStopped ? sentences.mailAgain : sentences.noMoreMail)}</button></form>`,
  )
}

function factsOf({ facts, language }: GuestPage): string {
  const { when, where, furtherDates } = mailSentences[language]
  const dates = [...facts.dates, ...(facts.hasFurther ? [furtherDates] : [])]
  const rows: readonly (readonly [label: string, value: string])[] = [
    [when, dates.join('\n')],
    [where, facts.place],
  ]
  const shown = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `<div><dt>${escapedHtml(label)}</dt><dd>${escapedHtml(value)}</dd></div>`)
  const description =
    facts.description === '' ? '' : `<p class="description">${escapedHtml(facts.description)}</p>`
  return `<dl>${shown.join('')}</dl>${description}`
}

function buttonOf(
  answer: GuestAnswer,
  { language, first }: { readonly language: PageLanguage; readonly first: GuestAnswer | null },
): string {
  const look = first === null || first === answer ? '' : ' class="quiet"'
  return `<button name="answer" value="${answer.toLowerCase()}"${look}>${escapedHtml(mailSentences[language].buttons[answer])}</button>`
}

/** For a link that leads to nothing any more, or never did. */
export function goneGuestPage(language: PageLanguage): string {
  const { gone, goneBecause } = mailSentences[language]
  return page(language, gone, `<p>${escapedHtml(goneBecause)}</p>`)
}

export function tooOftenPage(language: PageLanguage): string {
  const { tooOften, tryTomorrow } = mailSentences[language]
  return page(language, tooOften, `<p>${escapedHtml(tryTomorrow)}</p>`)
}
