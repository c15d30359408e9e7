import { answerNote } from '#domain/event/guests/answerNote.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { invitationFor } from '#domain/scheduling/invitationFor.ts'
import { isCancelled, partsOf } from '#domain/scheduling/partsOf.ts'
import { attendeeOf, bareOf, partstatOf } from '#domain/scheduling/people.ts'
import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { bareAddressesOf } from '../../identity/people/addressIn.ts'
import type { Ports } from '../../ports.ts'
import type { MailKey } from '../../store/MailStore.ts'
import type { UserRecord } from '../../store/records.ts'
import { heldBetween, type HeldInHome } from '../scheduling/heldIn.ts'
import type { GuestLinks } from './guestLinks.ts'

/** A guest elsewhere, and what they are invited to. */
export type LinkedGuest = {
  readonly key: MailKey
  readonly organizer: UserRecord
  readonly held: HeldInHome
  readonly invitation: JCal
  /** Their answer to the event or series; null for none, or where the dates they are invited to have different ones. */
  readonly answer: string | null
  /** No date has another answer. */
  readonly hasOneAnswer: boolean
  /** What they have written to the organizer with it. */
  readonly note: string
}

/** Who a link belongs to; null if they are invited to nothing any more: cancelled, removed, over. */
export async function linkedGuest(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  links: GuestLinks,
  encrypted: string,
): Promise<LinkedGuest | null> {
  const key = await links.decrypt(encrypted)
  const organizer = key && (await store.users.byId(key.homeId))
  if (key === null || organizer === null || organizer.blockedAt !== undefined) return null
  const between = { organizers: bareAddressesOf(organizer), guest: key.address }
  const held = await heldBetween(store, key.homeId, key.uid, between)
  const invited = invitationFor(held.object.data, key.address)
  const invitation = invited && withoutOthers(invited, key.address)
  const all = partsOf(invitation)
  const parts = [...all.values()].filter((each) => !isCancelled(each))
  const end = invitation && spanOf(invitation)?.lastUtc
  if (invitation === null || parts.length === 0 || !end || end < clock()) return null
  const answerIn = (vevent: JCalComponent) => partstatOf(attendeeOf(vevent, key.address))
  const answers = new Set(parts.map(answerIn))
  const hasOneAnswer = answers.size === 1
  const whole = all.get('')
  const [first = null] = answers
  const answer = whole ? answerIn(whole) : hasOneAnswer ? first : null
  // Notes are the organizer's to read: an invitation has none.
  const notes = [...partsOf(held.object.data).values()].map((each) =>
    answerNote(attendeeOf(each, key.address)),
  )
  const note = notes.find((each) => each !== '') ?? ''
  return { key, organizer, held, invitation, answer, hasOneAnswer, note }
}

/** Nothing of the others is shown, and hundreds of them would be read anew for each of the dates. */
const withoutOthers = ([name, properties, components]: JCal, address: string): JCal => [
  name,
  properties,
  components.map(([component, own, inside = []]): JCalComponent => [
    component,
    own.filter((each) => each[0] !== 'attendee' || bareOf(each) === address),
    inside,
  ]),
]
