import { readWebFile } from '#server/calendar/web/readWebFile.ts'
import { defaultLimits } from '#server/limits.ts'
import type { WebFiles } from '#server/ports.ts'

/** Calendars on the web: there is one of a club, and one that can be read once and then no longer. */
export const webFiles = (now: () => number): WebFiles => ({
  fetch: async (address, known) => {
    const name = names[address]
    if (name === undefined || (known.etag !== null && address === readOnce))
      return { kind: 'failed', cause: 'is not in this world' }
    if (known.etag !== null) return { kind: 'unchanged', maxAgeMs: null }
    const bytes = new TextEncoder().encode(fileOf(name, now()))
    return { kind: 'file', bytes, etag: '"1"', lastModified: null, maxAgeMs: null, tookMs: 0 }
  },
  read: async (bytes) => {
    const contents = await readWebFile(bytes, defaultLimits)
    return contents && { ...contents, tookMs: 0 }
  },
})

const readOnce = 'https://club.example/gone.ics'
const names: Readonly<Record<string, string>> = {
  'https://club.example/tennis.ics': 'Tennis club',
  [readOnce]: 'Old club',
}

/** An event today, at 18:00 UTC, and an alarm that is not ours. */
function fileOf(name: string, now: number): string {
  const today = new Date(now).toISOString().slice(0, 10).replaceAll('-', '')
  return `BEGIN:VCALENDAR
VERSION:2.0
X-WR-CALNAME:${name}
BEGIN:VEVENT
UID:match
SUMMARY:Match of the ${name.toLowerCase()}
DTSTART:${today}T160000Z
DTEND:${today}T170000Z
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-PT10M
END:VALARM
END:VEVENT
END:VCALENDAR
`
}
