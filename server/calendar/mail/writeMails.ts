import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { domainOf } from '#contract/emailAddress.ts'
import { printICalendar } from '#domain/ical/printICalendar.ts'
import { guestAnswers, type GuestAnswer } from '#domain/scheduling/guestAnswer.ts'
import { guestCopy, withOrganizerAt } from '#domain/scheduling/guestCopy.ts'
import { declineCounter } from '#domain/scheduling/proposed/declineCounter.ts'
import { invitationFor } from '#domain/scheduling/invitationFor.ts'
import { isToOrganizer } from '#domain/scheduling/ItipMessage.ts'
import { textOf } from '#domain/jcal/properties.ts'
import { isCancelled, partsOf, withVEvents } from '#domain/scheduling/partsOf.ts'
import { partstatOf } from '#domain/scheduling/people.ts'
import { timeProposalsIn } from '#domain/scheduling/timeProposalsIn.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { bareAddressesOf, addressIn } from '../../identity/people/addressIn.ts'
import { displayNameOf } from '../../identity/people/displayNameOf.ts'
import type { OutgoingMail } from '../../ports.ts'
import type { WaitingMail } from '../../store/MailStore.ts'
import type { UserRecord } from '../../store/records.ts'
import { heldBetween } from '../scheduling/heldIn.ts'
import { composeMail } from './composeMail.ts'
import { guestPageUrl } from './guestPageUrl.ts'
import { readKnownEvent } from './knownEvent.ts'
import { mailLanguage } from './mailLanguage.ts'
import { mailWords, type MailMessage } from './mailWords.ts'
import { readMailWork, type MailWork } from './mailWork.ts'
import type { MailWorld } from './MailWorld.ts'
import { messageIdOf, threadIdOf } from './messageIds.ts'
import { isOfProposals, type RevisedWork } from './proposals/withWaiting.ts'
import { stoppedMail } from './stoppedMail.ts'

export type WrittenMail = {
  readonly mail: OutgoingMail
  /** What its recipient knows of the event once it is sent; null if that does not change. */
  readonly known: string | null
}

/** The mails that wait, as they are now, in their order; none if there is nothing to say any more. */
export async function writeMails(world: MailWorld, waiting: WaitingMail): Promise<readonly WrittenMail[]> {
  const { store } = world
  const sender = await store.users.sender(waiting.homeId)
  if (sender === null || (await stoppedMail(store.configuration).isStopped(waiting.address))) return []
  const work = readMailWork(waiting.text)
  const next = isOfProposals(work) && work.next !== undefined ? [work.next] : []
  const works: readonly WorkOfMail[] = [
    ...inOneEach({ revision: waiting.revision, work }),
    ...next.flatMap(inOneEach),
  ]
  const all: WrittenMail[] = []
  for (const { revision, work: each, gone } of works) {
    const message = await messageOf(world, { waiting, sender, gone }, each)
    if (message !== null)
      all.push(await written(world, { waiting: { ...waiting, revision }, sender, message }))
  }
  return all
}

/** What one mail is to say: with `gone`, only what its reader is invited to no longer. */
type WorkOfMail = RevisedWork & { readonly gone?: JCal }

/**
 * A COUNTER has one VEVENT (RFC 5546 3.2.7): what is proposed for several dates goes out in as many mails. So do the
 * dates that somebody is invited to no longer, and those that are left.
 */
function inOneEach({ revision, work }: RevisedWork): readonly WorkOfMail[] {
  if (work.kind === 'invite' && work.gone !== undefined) {
    const { gone, ...left } = work
    const cancelled = { revision: `${revision} gone`, work: left, gone: gone.data }
    return gone.isAll ? [cancelled] : [cancelled, { revision, work: left }]
  }
  if (work.kind !== 'counter') return [{ revision, work }]
  return [...partsOf(work.data)].map(([part, vevent]) => ({
    revision: `${revision} ${part}`,
    work: { kind: 'counter', data: withVEvents(work.data, new Map([[part, vevent]])) },
  }))
}

type Message = MailMessage & { readonly note: string }

type Sending = {
  readonly waiting: WaitingMail
  readonly sender: UserRecord
  readonly gone: JCal | undefined
}

async function messageOf(
  world: MailWorld,
  { waiting, sender, gone }: Sending,
  work: MailWork,
): Promise<Message | null> {
  const { address, homeId, uid } = waiting
  if (work.kind === 'counter') {
    const between = { organizers: [address], guest: addressIn(sender, work.data) }
    const { object } = await heldBetween(world.store, homeId, uid, between)
    return object.data && counterIn(work.data, object.data)
  }
  const known = readKnownEvent(waiting.known)
  const replyTo = world.answersTo ?? undefined
  const { note = '' } = work
  if (work.kind === 'reply') {
    const answer = answerIn(work.data)
    return (
      answer && { subject: { kind: 'answer', answer }, method: 'REPLY', data: work.data, known: null, note }
    )
  }
  if (work.kind === 'cancel') {
    const data = withOrganizerAt(work.data, replyTo)
    return known && { subject: { kind: 'cancellation' }, method: 'CANCEL', data, known, note }
  }
  const { object } = await heldBetween(world.store, homeId, uid, {
    organizers: bareAddressesOf(sender),
    guest: address,
  })
  if (work.kind === 'decline') {
    const counter = declineCounter(object, { address, parts: work.parts, replyTo, note })
    if (counter === null) return null
    const whens = counter.declined.map(({ when }) => when)
    return {
      subject: { kind: 'declined', whens },
      method: 'DECLINECOUNTER',
      data: counter.data,
      known: null,
      note,
    }
  }
  const invitation = invitationFor(object.data, address)
  if (gone !== undefined) return known && goneFrom(withOrganizerAt(gone, replyTo), invitation, note)
  if (invitation === null || [...partsOf(invitation).values()].every(isCancelled)) return null
  const data = guestCopy(invitation, { address, revision: object.state.revision, replyTo, note })
  return { subject: { kind: known === null ? 'invitation' : 'change' }, method: 'REQUEST', data, known, note }
}

/** That dates are cancelled for somebody; null if they are invited to all of these again. */
function goneFrom(gone: JCal, invitation: JCal | null, note: string): Message | null {
  const there = partsOf(invitation)
  const isGone = ([part]: readonly [string, JCalComponent]) => {
    const now = there.get(part)
    return now === undefined || isCancelled(now)
  }
  const parts = new Map([...partsOf(gone)].filter(isGone))
  if (parts.size === 0) return null
  return {
    subject: { kind: 'cancellation' },
    method: 'CANCEL',
    data: withVEvents(gone, parts),
    ...(invitation && { left: invitation }),
    known: null,
    note,
  }
}

/**
 * What an attendee proposes for an event, or a date, as it is in their copy.
 *
 * @returns null if that stands there no longer: the event has moved meanwhile
 */
function counterIn(counter: JCal, copy: JCal): Message | null {
  const [[part, sent] = []] = partsOf(counter)
  const proposed = timeProposalsIn(copy, zoneNamed('UTC')).find((each) => each.part === part)
  const own = partsOf(copy).get(part ?? '')
  if (sent === undefined || proposed === undefined || own === undefined) return null
  return {
    subject: { kind: 'proposal', when: proposed.when },
    method: 'COUNTER',
    data: counter,
    about: withVEvents(copy, new Map([['', own]])),
    known: null,
    note: textOf(sent, 'comment'),
  }
}

/** What an attendee answers: to the series, else to the first occurrence. */
function answerIn(data: JCal): GuestAnswer | null {
  for (const vevent of partsOf(data).values()) {
    const attendee = vevent[1].find(([name]) => name === 'attendee')
    const answer = guestAnswers.find((each) => each === partstatOf(attendee))
    if (answer !== undefined) return answer
  }
  return null
}

type Writing = { readonly waiting: WaitingMail; readonly sender: UserRecord; readonly message: Message }

async function written(world: MailWorld, { waiting, sender, message }: Writing): Promise<WrittenMail> {
  const { links, mail, clock, settings, store } = world
  const { address, revision } = waiting
  const language = await mailLanguage(store, address, sender)
  const { known, ...words } = mailWords(message, language, clock())
  const encrypted = await links.encrypt(waiting)
  const name = displayNameOf(sender)
  const isAnswered = message.method === 'REQUEST' || message.method === 'DECLINECOUNTER'
  const page = isAnswered ? guestPageUrl(settings.publicUrl, encrypted) : null
  const composed = composeMail({ ...message, ...words, name, language, page })
  const from = domainOf(mail.address)
  return {
    known: message.method === 'DECLINECOUNTER' ? null : known,
    mail: {
      ...composed,
      messageId: messageIdOf(encrypted, revision, from),
      references: threadIdOf(encrypted, from),
      fromName: name,
      to: address,
      replyTo: { name, address: sender.email },
      language,
      calendar: { method: message.method, text: printICalendar(withMethod(message.data, message.method)) },
      unsubscribeUrl: isToOrganizer(message.method) ? null : guestPageUrl(settings.publicUrl, encrypted),
    },
  }
}

const withMethod = ([name, properties, components]: JCal, method: string): JCal => [
  name,
  [...properties.filter((each) => each[0] !== 'method'), ['method', {}, 'text', method]],
  components,
]
