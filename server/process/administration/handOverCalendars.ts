import { handCalendarsOver, requireReceiver } from '../../calendar/owndata/handCalendarsOver.ts'
import { systemClock } from '../../clocks.ts'
import { accounts } from '../../identity/people/accounts.ts'
import type { Ports } from '../../ports.ts'
import { asStartProblem } from './asStartProblem.ts'

/**
 * Blocks who left, and hands their calendars to somebody else (ID-25). Guests are told by the service, when it runs.
 *
 * @returns what was done, in words
 * @throws {StartProblem} if there is no such person, or it must not be done
 */
export function handOverCalendars(
  { store, settings }: Pick<Ports, 'store' | 'settings'>,
  email: string,
  to: string,
): Promise<string> {
  const known = accounts({ store, clock: systemClock, settings })
  return asStartProblem(async () => {
    const [from, receiver] = [await known.find(email), await known.find(to)]
    requireReceiver(from, receiver)
    await known.block(from)
    const world = { store, settings, clock: systemClock, elsewhere: null }
    const { calendars, meetings } = await handCalendarsOver(world, from, receiver)
    return `Account blocked. ${calendars} calendars handed over, with ${meetings} coming meetings.`
  })
}
