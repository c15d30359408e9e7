import type { Services } from '../services.ts'
import { streamOf } from '../http/body/streamOf.ts'
import { throwHttpError } from '../HttpError.ts'
import { calendarFile } from './objects/calendarFile.ts'
import { calendarIdOf } from './answers/hrefs.ts'
import { iCalendarType } from './answers/negotiation.ts'
import type { Handlers } from '../Handler.ts'
import { findCalendar } from './rules.ts'

/** The export of a calendar as one iCalendar file, with `?export` on its address without `.json` (CAL-22). */
export const exportHandlers = ({ ports: { store, clock } }: Services): Handlers<'exportCalendar'> => ({
  exportCalendar: async ({ request, url, parameters }) => {
    if (!url.searchParams.has('export')) throwHttpError('not-found', 'There is nothing at this address.')
    const homeId = parameters.userId
    const calendar = await findCalendar(store, homeId, calendarIdOf(homeId, parameters.calendarId))
    const day = new Date(clock()).toISOString().slice(0, 10)
    const headers = {
      'content-type': iCalendarType,
      'content-disposition': attachmentNamed(`${calendar.calendarId}-${day}.ics`),
    }
    if (request.method === 'HEAD') return new Response(null, { headers })
    const parts = calendarFile(store, calendar, () => request.signal)
    // An error of the store at the beginning becomes a proper answer instead of a file that breaks off.
    const first = await parts.next()
    return new Response(streamOf(from(first, parts)), { headers })
  },
})

async function* from(first: IteratorResult<Uint8Array>, rest: AsyncIterable<Uint8Array>) {
  if (first.done) return
  yield first.value
  yield* rest
}

/** RFC 6266: a plain name for all clients, and the real one in the encoding of RFC 8187. */
function attachmentNamed(name: string): string {
  const plain = name.replaceAll(/[^\w.@ -]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
