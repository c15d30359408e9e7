import type { JCalComponent } from '#contract/jcal.ts'
import type { CalendarEvent, EventReply, EventStatus, Visibility } from './CalendarEvent.ts'
import { categoriesOf } from './further/readFurther.ts'
import { parameterOf } from '../jcal/properties.ts'

/** What a VEVENT says apart from its time. */
export type ReadDetails = Pick<
  CalendarEvent,
  'uid' | 'title' | 'location' | 'description' | 'status' | 'reply' | 'isFree' | 'visibility'
> &
  Required<Pick<CalendarEvent, 'colour' | 'categories'>>

/**
 * Read the details of a VEVENT in one pass; unknown properties and unknown values are ignored (CAL-17).
 *
 * @param myAddresses whose reply to look for, with or without `mailto:`, in any case
 */
export function readDetails(vevent: JCalComponent, myAddresses: readonly string[]): ReadDetails {
  let [uid, title, location, description] = ['', '', '', '']
  let status: EventStatus = 'confirmed'
  let reply: EventReply | null = null
  let isFree = false
  let visibility: Visibility = 'public'
  let colour = ''
  let categories: readonly string[] = none
  for (const property of vevent[1]) {
    const text = typeof property[3] === 'string' ? property[3] : ''
    switch (property[0]) {
      case 'uid':
        uid = text
        break
      case 'summary':
        title = text
        break
      case 'location':
        location = text
        break
      case 'description':
        description = text
        break
      case 'status':
        status = statuses.get(text.toUpperCase()) ?? 'confirmed'
        break
      case 'transp':
        isFree = text.toUpperCase() === 'TRANSPARENT'
        break
      case 'class':
        visibility = visibilityOf(text)
        break
      case 'color':
        colour = text
        break
      case 'categories':
        if (categories === none) categories = categoriesOf(vevent)
        break
      case 'attendee':
        if (isMine(text, myAddresses)) reply = replyNamed(parameterOf(property, 'partstat'))
        break
      default:
    }
  }
  return { uid, title, location, description, status, reply, isFree, visibility, colour, categories }
}

const none: readonly string[] = []

/** The meaning of CLASS: an unknown value means private (RFC 5545 3.8.1.3). */
export function visibilityOf(text: string): Visibility {
  const lower = text.toLowerCase()
  return lower === 'public' || lower === 'confidential' ? lower : 'private'
}

const statuses: ReadonlyMap<string, EventStatus> = new Map([
  ['CONFIRMED', 'confirmed'],
  ['TENTATIVE', 'tentative'],
  ['CANCELLED', 'cancelled'],
])

const replies: ReadonlyMap<string, EventReply> = new Map([
  ['NEEDS-ACTION', 'needs-action'],
  ['ACCEPTED', 'accepted'],
  ['DECLINED', 'declined'],
  ['TENTATIVE', 'tentative'],
])

/** The meaning of PARTSTAT: without it there is no answer yet (RFC 5545 3.2.12). Null for an unknown value. */
export function replyNamed(partstat = 'NEEDS-ACTION'): EventReply | null {
  return replies.get(partstat.toUpperCase()) ?? null
}

/** Whether an address is one of these; all with or without `mailto:`, in any case. */
export function isMine(address: string, myAddresses: readonly string[]): boolean {
  const bare = bareAddress(address)
  return myAddresses.some((mine) => bareAddress(mine) === bare)
}

function bareAddress(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
}
