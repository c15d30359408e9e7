import { guestAnswers } from '#domain/scheduling/guestAnswer.ts'
import { timelessMethods, type ItipMessage } from '#domain/scheduling/ItipMessage.ts'
import { parseICalendar } from '#domain/ical/parseICalendar.ts'
import { textOf } from '#domain/jcal/properties.ts'
import { sequenceOf } from '#domain/jcal/latestOf.ts'
import { partsOf } from '#domain/scheduling/partsOf.ts'
import { attendeeOf, bare, partstatOf } from '#domain/scheduling/people.ts'
import { scheduleStatus } from '#domain/scheduling/scheduleStatus.ts'
import { byText } from '../../byText.ts'
import { utcText } from '#domain/time/localDateTime.ts'
import { bareAddressesOf } from '../../identity/people/addressIn.ts'
import type { IncomingMail, Ports } from '../../ports.ts'
import { receiveMessage } from '../scheduling/receiveMessage.ts'
import type { GuestLinks } from './guestLinks.ts'
import { guestIn } from './messageIds.ts'
import { reportDelivery } from '../scheduling/reportDelivery.ts'

/** What became of a mail, for the log. */
export type MailOutcome = 'answer' | 'proposal' | 'undelivered' | 'stranger' | 'nothing'

type World = Pick<Ports, 'store' | 'clock' | 'settings' | 'digest'> & {
  readonly links: GuestLinks
  readonly wake: () => void
}

/**
 * Reads a mail that arrived (CAL-30): the answer of a guest's program (RFC 6047), or the time that it proposes, which
 * count only if the mail is proved to come from that guest; or the report that a mail of ours could not be delivered, which names its Message-ID.
 */
export async function receiveMail(world: World, mail: IncomingMail): Promise<MailOutcome> {
  if (mail.undelivered !== null) return receiveReport(world, mail.undelivered)
  if (mail.calendar === null) return 'nothing'
  // What a stranger writes is not even read.
  if (!mail.isAuthentic) return 'stranger'
  const answer = answerOf(mail.calendar, mail.from, utcText(world.clock()))
  return answer === null ? 'nothing' : receiveAnswer(world, answer)
}

async function receiveReport(world: World, messageId: string): Promise<MailOutcome> {
  const key = await world.links.decrypt(guestIn(messageId))
  if (key === null) return 'nothing'
  await reportDelivery(world, key, scheduleStatus.failed)
  return 'undelivered'
}

type Answer = Omit<ItipMessage, 'recipient' | 'method'> & { readonly method: (typeof methods)[number] }

/** What programs of guests send. */
const methods = ['REPLY', 'COUNTER'] as const

/** The REPLY or COUNTER in a mail; null if there is none, or it is not by its sender. */
function answerOf(calendar: string, from: string, now: string): Answer | null {
  const named = /^METHOD:(REPLY|COUNTER)\s*$/im.exec(calendar)?.[1]?.toUpperCase()
  const method = methods.find((each) => each === named)
  if (method === undefined) return null
  const [object, ...others] = parseICalendar(calendar, {
    isTimeless: timelessMethods.includes(method),
  }).objects
  const data = object?.jcal
  if (data === undefined || others.length > 0) return null
  const parts = [...partsOf(data).values()]
  const [first] = parts
  if (first === undefined) return null
  // A program that proposes another time need not say what it answers.
  const isTheirs = parts.every((each) => {
    const attendee = attendeeOf(each, bare(from))
    if (method === 'COUNTER') return attendee !== undefined
    return guestAnswers.some((one) => one === partstatOf(attendee))
  })
  if (!isTheirs) return null
  const stamps = parts.map((each) => textOf(each, 'dtstamp')).toSorted(byText)
  const dtstamp = stamps.at(-1) ?? ''
  return {
    method,
    uid: textOf(first, 'uid'),
    sender: bare(from),
    sequence: Math.max(...parts.map(sequenceOf)),
    // A clock that is ahead must not make later answers old.
    dtstamp: dtstamp === '' || dtstamp > now ? now : dtstamp,
    data,
  }
}

async function receiveAnswer(world: World, answer: Answer): Promise<MailOutcome> {
  const homes = await world.store.mails.homesOf(answer.uid, answer.sender)
  for (const homeId of homes) {
    const organizer = await world.store.users.byId(homeId)
    if (organizer === null || organizer.blockedAt !== undefined) continue
    for (const recipient of bareAddressesOf(organizer)) {
      const outcome = await receiveMessage(world, organizer, { ...answer, recipient }, null)
      if (outcome === 'stored') break
    }
  }
  if (homes.length > 0) world.wake()
  if (homes.length === 0) return 'stranger'
  return answer.method === 'COUNTER' ? 'proposal' : 'answer'
}
