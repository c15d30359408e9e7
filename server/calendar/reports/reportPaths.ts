import { readEventHref, type EventHref } from '#contract/hal.ts'
import { mayBeId } from '../../http/routing/pathTemplate.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { wholeOrStream } from '../../http/body/wholeOrStream.ts'
import type { Ports } from '../../ports.ts'
import type { EventAddress, UserRecord } from '../../store/records.ts'
import { may } from '../../rights.ts'
import { itemText, reportFrame } from '../answers/hal.ts'
import { calendarIdOf, calendarsHref } from '../answers/hrefs.ts'
import { asStored } from '../objects/stored.ts'

/**
 * The events at some hrefs as they are stored, without duplicates, in the given order (CAL-35). Events that
 * do not exist, that the user cannot read, or that are damaged are left out. Only one event is in memory at a
 * time, besides what is being sent.
 *
 * @returns the answer as JSON text; a long one as a stream
 */
export const reportPaths = (
  ports: Pick<Ports, 'store' | 'log'>,
  user: UserRecord,
  hrefs: readonly string[],
) => wholeOrStream(partsOf(ports, addressesIn(hrefs, user)))

async function* partsOf(
  { store, log }: Pick<Ports, 'store' | 'log'>,
  addresses: Iterable<EventAddress>,
): AsyncGenerator<string> {
  const pause = timeSlices()
  const { head, tail } = reportFrame(calendarsHref)
  yield head
  let separator = ''
  let unreadable = 0
  for (const address of addresses) {
    const event = await store.events.find(address)
    if (event === null) continue
    const data = asStored(event.jcal)
    if (typeof data === 'string') unreadable += 1
    else {
      yield separator + itemText(event, data)
      separator = ','
    }
    await pause()
  }
  if (unreadable > 0) log('events-unreadable', { unreadable })
  yield tail
}

/** The addresses that the user may read. Ids that no path can have are left out. */
function addressesIn(hrefs: readonly string[], user: UserRecord): Iterable<EventAddress> {
  const named = hrefs
    .map(readEventHref)
    .filter((found): found is EventHref => found !== null && Object.values(found).every(mayBeId))
    .map((found) => ({ ...found, calendarId: calendarIdOf(found.homeId, found.calendarId) }))
    // The store finds nothing in a copy that the user does not have (`withCopies`).
    .filter(({ homeId }) => may(user, 'list', { homeId }))
  return new Map(named.map((address) => [JSON.stringify(Object.values(address)), address])).values()
}
