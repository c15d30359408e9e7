/** The media type of jCal (RFC 7265 9.1). */
export const jCalType = 'application/calendar+json'

/** The media type of iCalendar (RFC 5545 8.1). */
export const iCalendarType = 'text/calendar; charset=utf-8'

/** Whether a client wants jCal: only if its `Accept` names it. Otherwise it gets iCalendar (CAL-11). */
export function prefersJCal(accept: string | null): boolean {
  const wish = qualityOf(accept ?? '', jCalType)
  return wish > 0 && wish >= qualityOf(accept ?? '', 'text/calendar')
}

function qualityOf(accept: string, type: string): number {
  const range = accept
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .find(([name]) => name === type)
  if (range === undefined) return 0
  const quality = range.find((part) => part.startsWith('q='))
  return quality === undefined ? 1 : Number(quality.slice(2)) || 0
}

/** An answer from JSON text. */
export const json = (
  text: string | ReadableStream<Uint8Array>,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
) => new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } })
