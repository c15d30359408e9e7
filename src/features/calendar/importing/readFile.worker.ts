import { parseICalendar } from '#domain/ical/parseICalendar.ts'

// Reads a file beside the page: thousands of events take their time, and the page stays alive.
self.addEventListener('message', ({ data }: MessageEvent<string>) => self.postMessage(parseICalendar(data)))
