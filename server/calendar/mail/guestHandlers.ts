import { maxNote } from '#domain/event/guests/answerNote.ts'
import { guestAnswer, guestAnswers, type GuestAnswer } from '#domain/scheduling/guestAnswer.ts'
import { guestProposal } from '#domain/scheduling/proposed/guestProposal.ts'
import type { TypedTime } from '#domain/scheduling/proposed/typedTime.ts'
import { isProposed } from '#domain/scheduling/proposed/isProposed.ts'
import { displayNameOf } from '../../identity/people/displayNameOf.ts'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../Handler.ts'
import { readFields } from '../../http/body/readFields.ts'
import { answerPage } from '../../page/answerPage.ts'
import { pageLanguage } from '../../page/pageLanguage.ts'
import type { Services } from '../../services.ts'
import type { MailKey } from '../../store/MailStore.ts'
import { dailyCount } from '../scheduling/dailyCount.ts'
import { receiveMessage } from '../scheduling/receiveMessage.ts'
import { datesInWords, eventInWords, type DateInWords } from './eventInWords.ts'
import { guestLinks } from './guestLinks.ts'
import { linkedGuest, type LinkedGuest } from './linkedGuest.ts'
import { goneGuestPage, guestPage, tooOftenPage } from './guestPage.ts'
import { forAll } from './proposals/guestTimeForm.ts'
import { proposalsInWords } from './proposals/proposalsInWords.ts'
import { timeFormOf, type TriedProposal } from './proposals/timeFormOf.ts'
import { stoppedMail } from './stoppedMail.ts'

const largestForm = 16 * 1024
/** How often a guest may change an answer in a day: each change is told the others. */
const answersPerDay = 50

type Call = Context<'guest' | 'answerAsGuest'>

/** The page of a guest without an account (CAL-30). Only a POST changes anything: programs that look at mails open links. */
export function guestHandlers({ ports, deliveries }: Services): Handlers<'guest' | 'answerAsGuest'> {
  const { store, clock } = ports
  const links = guestLinks(store.configuration)
  const { isStopped, stop, start } = stoppedMail(store.configuration)
  const count = dailyCount(ports, 'guest-answers', answersPerDay)

  const languageOf = ({ request }: Call) =>
    pageLanguage({ acceptLanguage: request.headers.get('accept-language') ?? undefined })
  /** @param key of the guest; null of a link that nobody was sent */
  const gone = async (call: Call, key: MailKey | null, status = 404) => {
    const mail = key && { isStopped: await isStopped(key.address) }
    return answerPage(goneGuestPage(languageOf(call), mail), status)
  }

  const datesOf = (call: Call, { key, invitation }: LinkedGuest) =>
    datesInWords(invitation, { language: languageOf(call), now: clock(), address: key.address })

  const show = async (call: Call, guest: LinkedGuest, shown: Shown = {}) => {
    const { key, organizer, held, invitation, answer } = guest
    const { tried, answered, note = guest.note, hasChanged = false } = shown
    const language = languageOf(call)
    const facts = eventInWords(invitation, language, clock())
    const dates = datesOf(call, guest)
    const chosen = call.url.searchParams.get('propose-for')
    return answerPage(
      guestPage({
        language,
        facts,
        dates,
        answered: answered ?? null,
        organizer: displayNameOf(organizer),
        answer,
        note,
        asked: answerNamed(call.url.searchParams.get('answer')),
        isStopped: await isStopped(key.address),
        sequence: held.object.state.revision.sequence,
        hasChanged,
        proposals: proposalsInWords(invitation, { language, now: clock(), dates }),
        timeForm: timeFormOf(invitation, { dates, chosen, tried: tried ?? null }),
      }),
    )
  }

  /** @returns false if that was too often today */
  const answerAs = async (guest: LinkedGuest, { date, answer, note }: Answered) => {
    const { key, organizer, held } = guest
    const given = date === null ? guest.answer : date.answer?.toUpperCase()
    const isRepeated = given === answer && (date !== null || guest.hasOneAnswer)
    if (isRepeated && guest.note === note) return true
    const part = date === null ? null : date.part
    if ((await count(JSON.stringify(key), 1)) !== 'counted') return false
    const message = guestAnswer(held.object, { address: key.address, answer, part, note, now: clock() })
    if (message !== null) await receiveMessage(ports, organizer, message, null)
    deliveries.wake()
    return true
  }

  const propose = async (
    { key, organizer, held }: LinkedGuest,
    typed: Omit<TriedProposal, 'outcome'>,
  ): Promise<TriedProposal['outcome'] | 'too-often'> => {
    const { object } = held
    const message = guestProposal(object, { ...typed, address: key.address, now: clock() })
    if (typeof message === 'string') return message
    if (object.data !== null && isProposed(object.data, message)) return null
    if ((await count(JSON.stringify(key), 1)) !== 'counted') return 'too-often'
    const received = await receiveMessage(ports, organizer, message, null)
    deliveries.wake()
    return received === 'stored' ? 'proposed' : 'no-time'
  }

  return {
    guest: async (call) => {
      const { guest: link } = call.parameters
      const guest = await linkedGuest(ports, links, link)
      return guest === null ? gone(call, await links.decrypt(link)) : show(call, guest)
    },

    answerAsGuest: async (call) => {
      const key = await links.decrypt(call.parameters.guest)
      const form = await readFields(call, largestForm)
      if (key === null) return gone(call, key)
      const wanted = form.get('List-Unsubscribe') === 'One-Click' ? 'stop' : form.get('mail')
      if (wanted === 'stop') await stop(key.address)
      if (wanted === 'start') await start(key.address)
      const guest = await linkedGuest(ports, links, call.parameters.guest)
      // Who wants no more mail gets none, also when the event is over, and their program reads that from the status.
      if (guest === null) return gone(call, key, wanted === 'stop' || wanted === 'start' ? 200 : 404)
      const answer = answerNamed(form.get('answer'))
      const note = (form.get('note') ?? '').trim().slice(0, maxNote)
      const part = form.get('date-of') ?? ''
      const date = datesOf(call, guest).find((each) => each.part === part) ?? null
      // A date that is over, or that the series does not have, is not all of them; nor is a time another one.
      const isSeen = (part === '' || date !== null) && isOfNow(form, guest)
      if (!isSeen && answer !== null) return show(call, guest, { note, hasChanged: true })
      if (form.has('propose')) {
        const isForAll = form.get('scope') === forAll
        const typed = { of: date && date.part, isForAll, time: typedIn(form), note }
        if (!isSeen)
          return show(call, guest, { tried: { ...typed, outcome: 'event-changed' }, hasChanged: true })
        const outcome = await propose(guest, typed)
        if (outcome === 'too-often') return answerPage(tooOftenPage(languageOf(call)), 429)
        const after = (await linkedGuest(ports, links, call.parameters.guest)) ?? guest
        return show(call, after, { tried: { ...typed, outcome } })
      }
      if (answer !== null && !(await answerAs(guest, { date, answer, note })))
        return answerPage(tooOftenPage(languageOf(call)), 429)
      const now = (await linkedGuest(ports, links, call.parameters.guest)) ?? guest
      return show(call, now, { answered: date && date.part })
    },
  }
}

/** What was done in the page before it is shown again. */
type Shown = {
  readonly tried?: TriedProposal
  /** The date of a series that was answered; null for all. */
  readonly answered?: string | null
  /** What was typed, where it was not sent. */
  readonly note?: string
  /** Nothing was done: the event has changed since the page was shown. */
  readonly hasChanged?: boolean
}

/** Whether a form is of the event as it is; one that does not say which it is of is taken. */
function isOfNow(form: URLSearchParams, { held }: LinkedGuest): boolean {
  const sequence = form.get('sequence')
  return sequence === null || Number(sequence) >= held.object.state.revision.sequence
}

type Answered = {
  /** null for all of it. */
  readonly date: DateInWords | null
  readonly answer: GuestAnswer
  readonly note: string
}

const typedIn = (form: URLSearchParams): TypedTime => ({
  date: form.get('date') ?? '',
  last: form.get('last') ?? '',
  start: (form.get('start') ?? '').slice(0, 5),
  end: (form.get('end') ?? '').slice(0, 5),
})

const answerNamed = (name: string | null): GuestAnswer | null =>
  guestAnswers.find((each) => each.toLowerCase() === name) ?? null
