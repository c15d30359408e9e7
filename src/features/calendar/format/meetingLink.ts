import type { JCal, JCalComponent } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { readFurther } from '#domain/event/further/readFurther.ts'
import { componentsOf, isOverride, textOf } from '#domain/jcal/properties.ts'
import { linksIn } from './linksIn.ts'

/** The pages of the services that people meet on, by host and path: `us02web.zoom.us/j/…`, `meet.google.com/…`. */
const meetingPages = [
  /^([\w-]+\.)*zoom(gov)?\.(us|com)\/(j|my|w|s)\//,
  /^meet\.google\.com\/./,
  /^teams\.(microsoft|live)\.com\/(l\/meetup-join|meet)\//,
  /^([\w-]+\.)*webex\.com\/(meet|join|[\w-]+\/j\.php)/,
  /^whereby\.com\/./,
  /^([\w-]+\.)*gotomeeting\.com\/join\//,
  /^meet\.goto\.com\/./,
  /^([\w-]+\.)*chime\.aws\/./,
  /^meet\.jit\.si\/./,
  /^(meet|meeting|jitsi|bbb|webconf|visio|call|talk|conference)\.[\w-]+\.[\w.-]+\/./,
  /\/bigbluebutton\/|\/call\/\w+$/,
]

/**
 * Where an event is met online: its conference (RFC 7986 5.11), else the first link to such a page in its place, its
 * address or its description.
 *
 * @param data the object as the service keeps it, for an event without a VEVENT; null if it is not known yet
 */
export function meetingLink(
  event: Pick<CalendarEvent, 'location' | 'description' | 'vevent'>,
  data: JCal | null,
): string | null {
  const vevent = event.vevent ?? mainOf(data)
  const conference = vevent === undefined ? '' : readFurther(vevent).conference
  if (conference !== '' && URL.canParse(conference)) return conference
  const links = [event.location, ...addressesOf(vevent), event.description].flatMap(linksIn)
  return links.find(({ href }) => href !== null && isMeeting(href))?.href ?? null
}

/** What else of an event leads somewhere: its URL, and what other programs call its conference (RFC 5545 3.8.4.6). */
function addressesOf(vevent: JCalComponent | undefined): readonly string[] {
  if (vevent === undefined) return []
  return ['url', 'x-google-conference', 'x-microsoft-skypeteamsmeetingurl'].map((name) =>
    textOf(vevent, name),
  )
}

function mainOf(data: JCal | null): JCalComponent | undefined {
  const vevents = data === null ? [] : componentsOf(data, 'vevent')
  return vevents.find((each) => !isOverride(each)) ?? vevents[0]
}

function isMeeting(href: string): boolean {
  const { protocol, host, pathname } = new URL(href)
  return protocol === 'https:' && meetingPages.some((page) => page.test(`${host}${pathname}`))
}
