import type { JCal } from '#contract/jcal.ts'
import { withAnswers } from '#domain/scheduling/answers.ts'
import { attendeeChange } from '#domain/scheduling/attendeeChange.ts'
import type { HeldObject } from '#domain/scheduling/ItipMessage.ts'
import { organizerChange } from '#domain/scheduling/organizerChange.ts'
import { invitedTo, organizerOf } from '#domain/scheduling/people.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { throwHttpError } from '../../HttpError.ts'
import type { Work } from './storedTexts.ts'

/** What a write means for invitations: what is stored, and what others are to be told. */
export type InvitationChange = { readonly held: HeldObject; readonly work: Work | null }

/**
 * What it means that an object is written, or deleted, in the calendar of somebody (CAL-28).
 *
 * @param after null to delete
 * @param address of the owner of the calendar, bare
 * @returns null if it has nothing to do with invitations
 * @throws {HttpError} forbidden if an attendee changes what is the organizer's
 */
export function changeBy(
  before: HeldObject,
  after: JCal | null,
  { address, now }: { readonly address: string; readonly now: EpochMs },
): InvitationChange | null {
  const was = organizerIn(before.data)
  if (was === '' || was === address) {
    const organizer = organizerIn(after)
    const isTheirs = organizer === address || (organizer === '' && was === address)
    const isAlone = invitedTo(before.data).length + invitedTo(after).length === 0
    if (isTheirs && !isAlone) {
      const held = organizerChange(before, after, now)
      return { held, work: { kind: 'change', held } }
    }
    const isBack = before.data === null && after !== null && organizer !== ''
    if (!isBack || before.state.organizer !== organizer) return null
    // What they had deleted, and with it declined, is back.
    const declined = withAnswers(after, address, before.state.answers, () => 0)
    return changeByAttendee({ ...before, data: declined }, after, address, now)
  }
  if (!invitedTo(before.data).includes(address)) return null
  return changeByAttendee(before, after, address, now)
}

const organizerIn = (jcal: JCal | null) => (jcal === null ? '' : organizerOf(jcal))

function changeByAttendee(
  before: HeldObject,
  after: JCal | null,
  address: string,
  now: EpochMs,
): InvitationChange {
  const change = attendeeChange(before, after, { address, now })
  if (change.kind === 'refused')
    throwHttpError(
      'forbidden',
      `Only its organizer can change this of an event with guests: ${change.property}.`,
    )
  return {
    held: change.held,
    work: change.kind === 'reply' ? { kind: 'reply', message: change.message } : null,
  }
}
