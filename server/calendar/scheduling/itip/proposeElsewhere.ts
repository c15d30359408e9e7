import { counterPart } from '#domain/scheduling/counterMessage.ts'
import type { ItipMessage } from '#domain/scheduling/ItipMessage.ts'
import { partsOf, withVEvents } from '#domain/scheduling/partsOf.ts'
import { attendeeOf, organizerOf } from '#domain/scheduling/people.ts'
import { withProposal } from '#domain/scheduling/proposal.ts'
import type { Ports } from '../../../ports.ts'
import type { TellElsewhere } from '../../../services.ts'
import type { UserRecord } from '../../../store/records.ts'
import { writerOf } from '../../history/writerOf.ts'
import { heldBetween } from '../heldIn.ts'
import { storedObject } from '../storedObject.ts'
import { knownText, stateText, workText } from '../storedTexts.ts'

const maxTries = 10

type World = Pick<Ports, 'store' | 'clock' | 'settings' | 'digest'> & {
  readonly elsewhere: TellElsewhere | null
}

/**
 * A COUNTER to an organizer elsewhere (CAL-29): it stands in the copy of who proposes, and goes out by mail (CAL-30),
 * after what waits for the organizer already.
 *
 * @returns `unreachable` if the organizer gets no mail from here
 */
export async function proposeElsewhere(
  world: World,
  caller: UserRecord,
  { data: sent, ...message }: ItipMessage,
): Promise<'stored' | 'not-invited' | 'no-time' | 'unreachable'> {
  const { store, elsewhere, settings, clock, digest } = world
  const { uid, sender, recipient } = message
  const parts = new Map([...partsOf(sent)].map(([part, vevent]) => [part, counterPart(vevent, sender)]))
  const between = { organizers: [recipient], guest: sender, parts: [...parts.keys()] }
  const counter = { ...message, data: withVEvents(sent, parts) }
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { event, object, known } = await heldBetween(store, caller.id, uid, between)
    const { data, state } = object
    const isInvited = [...partsOf(data).values()].some((each) => attendeeOf(each, sender))
    if (event === null || data === null || !isInvited) return 'not-invited'
    if (organizerOf(data) !== recipient || organizerOf(sent) !== recipient) return 'not-invited'
    if ((await elsewhere?.reaches(caller, recipient)) !== 'yes') return 'unreachable'
    const proposed = withProposal(data, counter)
    const stored = proposed === data ? null : await storedObject(proposed, digest)
    if (stored === null) return 'no-time'
    const outgoing = {
      before: knownText(data),
      after: workText({ kind: 'reply', message: counter }),
      dueAt: clock(),
      queue: 'proposals',
    } as const
    const outcome = await store.events.put(
      { ...event, ...stored, uid, modifiedAt: clock() },
      { kind: 'match', etags: [event.etag] },
      undefined,
      writerOf(caller, { clock, settings }),
      { uid, known, state: stateText(state), outgoing },
    )
    if (outcome === 'changed') return 'stored'
  }
  throw new Error('An invitation was changed by others again and again')
}
