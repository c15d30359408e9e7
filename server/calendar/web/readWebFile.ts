import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { lengths } from '#contract/lengths.ts'
import { complete } from '#domain/event/complete.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { fileText } from '#domain/ical/fileText.ts'
import { parseICalendar } from '#domain/ical/parseICalendar.ts'
import { readComponents, type FoundComponent } from '#domain/ical/readComponents.ts'
import { unescapedText } from '#domain/jcal/escapedText.ts'
import { readDuration, roughMs } from '#domain/jcal/Duration.ts'
import { excessOf, objectSize } from '#domain/jcal/objectSize.ts'
import { epochMs } from '#domain/time/units.ts'
import { byteLength } from '../../byteLength.ts'
import { decodeBytes } from '../../http/body/decodeBytes.ts'
import { digest } from '../../digest.ts'
import type { Limits } from '../../limits.ts'
import type { WebFileContents, WebFileEvent } from '../../ports.ts'

/**
 * The events of a calendar on the web (CAL-31), read as an imported file is. Alarms are left out: they are those of
 * somebody else. An event that is too large, or that cannot be read, is left out, too.
 *
 * @returns null if it is no calendar, or has too many events
 */
export async function readWebFile(
  bytes: Uint8Array,
  limits: Pick<Limits, 'object' | 'web'>,
): Promise<WebFileContents | null> {
  const text = fileText(bytes, decodeBytes)
  if (hasTooMany(text, limits.web.events)) return null
  const { failure, objects } = parseICalendar(text, { isGuessing: true })
  if (failure !== null) return null
  const events: WebFileEvent[] = []
  for (const { jcal } of objects) {
    const event = await storedEvent(jcal, limits)
    if (event !== null) events.push(event)
  }
  return { ...headOf(text), events }
}

/** Whether a text has so many events that reading it is not even begun. */
function hasTooMany(text: string, limit: number): boolean {
  let left = limit
  for (const _ of text.matchAll(/^[ \t]*BEGIN:VEVENT/gim)) {
    left -= 1
    if (left < 0) return true
  }
  return false
}

/** What has no time of its own gets this one, so that it is the same each time. */
const noTime = epochMs(0)

async function storedEvent(
  jcal: JCal,
  { object: limits }: Pick<Limits, 'object'>,
): Promise<WebFileEvent | null> {
  const object = complete([jcal[0], jcal[1], jcal[2].map(withoutAlarms)], { uid: '', now: noTime })
  const uid = uidIn(object)
  const span = spanOf(object)
  if (uid === '' || uid.length > lengths.uid || /[\p{Cc}\p{Cs}]/u.test(uid) || span === null) return null
  const text = JSON.stringify(object)
  if (excessOf(objectSize(object, byteLength(text)), limits, null) !== null) return null
  // Many servers write the time of the request into DTSTAMP, which says nothing about the event.
  const compared = JSON.stringify(object[2].map(withoutStamp))
  return {
    eventId: (await digest(uid)).slice(0, 32),
    uid,
    jcal: text,
    etag: `"${(await digest(compared)).slice(0, 32)}"`,
    ...span,
  }
}

const withoutAlarms = ([name, properties, children = []]: JCalComponent): JCalComponent => [
  name,
  properties,
  children.filter(([child]) => child !== 'valarm'),
]

const withoutStamp = ([name, properties, children = []]: JCalComponent): JCalComponent => [
  name,
  properties.filter(([each]) => each !== 'dtstamp'),
  children,
]

function uidIn([, , components]: JCal): string {
  const event = components.find(([name]) => name === 'vevent')
  const uid = event?.[1].find(([name]) => name === 'uid')?.[3]
  return typeof uid === 'string' ? uid : ''
}

/** What stands before the first event, and how long it may be. */
const longestHead = 64 * 1024

/** What the file says of itself. */
function headOf(text: string): Pick<WebFileContents, 'name' | 'everyMs'> {
  const beginning = text.slice(0, longestHead)
  const end = beginning.search(/^[ \t]*BEGIN:(?:VEVENT|VTIMEZONE|VTODO|VJOURNAL|VFREEBUSY|X-)/im)
  const head = end < 0 ? beginning : `${beginning.slice(0, end)}END:VCALENDAR\r\n`
  const [calendar] = readComponents(head)
  const every = valueOf(calendar, 'refresh-interval') ?? valueOf(calendar, 'x-published-ttl')
  const duration = every === null ? null : readDuration(every)
  const name = valueOf(calendar, 'x-wr-calname') ?? valueOf(calendar, 'name')
  const cleaned = unescapedText(name ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, longestName)
  return { name: cleaned || null, everyMs: duration === null ? null : Math.max(roughMs(duration), 0) }
}

const longestName = 200

function valueOf(calendar: FoundComponent | undefined, name: string): string | null {
  const value = calendar?.properties.find(([each]) => each === name)?.[3]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
