import { maxNote } from '#domain/event/guests/answerNote.ts'
import { guestAnswers, type GuestAnswer } from '#domain/scheduling/guestAnswer.ts'
import { escapedHtml, page } from '../../page/page.ts'
import type { PageLanguage } from '../../page/pageLanguage.ts'
import type { DateInWords, EventInWords } from './eventInWords.ts'
import { mailSentences } from './mailSentences.ts'
import { guestTimeForm, type GuestTimeForm } from './proposals/guestTimeForm.ts'
import type { ProposalInWords } from './proposals/proposalsInWords.ts'

export type GuestPage = {
  readonly language: PageLanguage
  readonly facts: EventInWords
  /** Those of a series, each of which can be answered. */
  readonly dates: readonly DateInWords[]
  /** The date of which the last answer is; null if it was to all. */
  readonly answered: string | null
  readonly organizer: string
  /** What they have answered. */
  readonly answer: string | null
  /** What they have written to the organizer. */
  readonly note: string
  /** The answer whose link was followed; it is offered first. */
  readonly asked: GuestAnswer | null
  readonly isStopped: boolean
  /** The revision of the event: what is sent for an earlier one is not taken. */
  readonly sequence: number
  /** Nothing was sent, as the event is another one than in the page that was seen. */
  readonly hasChanged: boolean
  /** The times that they have proposed. */
  readonly proposals: readonly ProposalInWords[]
  /** null where no time can be proposed. */
  readonly timeForm: GuestTimeForm | null
}

/** The event and the buttons to answer, and nothing of the other guests. */
export function guestPage(content: GuestPage): string {
  const { language, facts, organizer, note, isStopped, timeForm, hasChanged } = content
  const sentences = mailSentences[language]
  const known = `<input type="hidden" name="sequence" value="${content.sequence}">`
  return page(
    language,
    facts.title,
    `<p>${escapedHtml(sentences.invites(organizer))}</p>
${hasChanged ? `<p role="alert" class="outcome" tabindex="-1" autofocus>${escapedHtml(sentences.changedMeanwhile)}</p>` : statusOf(content)}
${factsOf(content)}
<form method="post" class="answer">${known}${dateField(content)}<label>${escapedHtml(sentences.note(organizer))}<textarea name="note" rows="2" maxlength="${maxNote}">${escapedHtml(note)}</textarea></label><div class="answers">${guestAnswers.map((each) => buttonOf(each, content)).join('')}</div></form>
${proposalsOf(content)}${timeForm === null ? '' : guestTimeForm(timeForm, { language, organizer, known })}
${mailForm(language, isStopped)}`,
  )
}

/** Ends mails to a guest, or begins them again. */
function mailForm(language: PageLanguage, isStopped: boolean): string {
  const { stopped, mailAgain, noMoreMail } = mailSentences[language]
  return `<form method="post" class="hint">${isStopped ? `<p>${escapedHtml(stopped)}</p>` : ''}<button class="plain" name="mail" value="${isStopped ? 'start' : 'stop'}">${escapedHtml(isStopped ? mailAgain : noMoreMail)}</button></form>`
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

/** What the guest has answered last; '' for nothing. */
function statusOf(content: GuestPage): string {
  const { language, organizer } = content
  const { label, yourAnswers, organizerKnows } = mailSentences[language]
  const given = givenIn(content)
  if (given === null) return ''
  const date = dateAnswered(content)
  const answer = date === null ? yourAnswers[given] : `${label(date.text)} ${yourAnswers[given]}`
  return `<p role="status">${escapedHtml(`${answer} ${organizerKnows(organizer)}`)}</p>`
}

const dateAnswered = ({ dates, answered }: GuestPage) => dates.find(({ part }) => part === answered) ?? null

function givenIn(content: GuestPage): GuestAnswer | null {
  const given = dateAnswered(content)?.answer?.toUpperCase() ?? content.answer
  return guestAnswers.find((each) => each === given) ?? null
}

/** What they have proposed, and what has become of it; '' for nothing. */
function proposalsOf({ language, organizer, proposals }: GuestPage): string {
  const { yourProposal, yourProposalForAll, proposalDeclined } = mailSentences[language]
  const sentences = proposals.map(({ was, when, isDeclined, isForAll }) => {
    if (isDeclined) return proposalDeclined(organizer, when)
    return isForAll ? yourProposalForAll(was, when) : yourProposal(was, when)
  })
  const shown = sentences.map((each) => `<p>${escapedHtml(each)}</p>`)
  return shown.length === 0 ? '' : `<div class="proposals">${shown.join('')}</div>`
}

/** Which dates of a series the answer is for; '' for an event that does not repeat. */
function dateField({ language, dates, answered }: GuestPage): string {
  const { answerFor, allDates, buttons } = mailSentences[language]
  if (dates.length < 2) return ''
  const options = dates.map(({ part, text, answer }) => {
    const given = guestAnswers.find((each) => each === answer?.toUpperCase())
    const words = given === undefined ? text : `${text} · ${buttons[given]}`
    return `<option value="${escapedHtml(part)}"${part === answered ? ' selected' : ''}>${escapedHtml(words)}</option>`
  })
  return `<label>${escapedHtml(answerFor)}<select name="date-of"><option value="">${escapedHtml(allDates)}</option>${options.join('')}</select></label>`
}

function buttonOf(answer: GuestAnswer, content: GuestPage): string {
  const { language, asked } = content
  const first = givenIn(content) ?? asked
  const look = first === null || first === answer ? '' : ' class="quiet"'
  return `<button name="answer" value="${answer.toLowerCase()}"${look}>${escapedHtml(mailSentences[language].buttons[answer])}</button>`
}

/**
 * For a link that leads to nothing any more, or never did.
 *
 * @param mail whether its guest wants no mail, which they can still say; null of a link that nobody was sent
 */
export function goneGuestPage(language: PageLanguage, mail: { readonly isStopped: boolean } | null): string {
  const { gone, goneBecause } = mailSentences[language]
  const form = mail === null ? '' : mailForm(language, mail.isStopped)
  return page(language, gone, `<p>${escapedHtml(goneBecause)}</p>${form}`)
}

export function tooOftenPage(language: PageLanguage): string {
  const { tooOften, tryTomorrow } = mailSentences[language]
  return page(language, tooOften, `<p>${escapedHtml(tryTomorrow)}</p>`)
}
