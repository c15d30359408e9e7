import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { withoutParameters } from '../jcal/properties.ts'
import { noteParameter } from '../event/guests/answerNote.ts'
import { proposalParameters } from '../event/guests/proposalParameters.ts'
import { remembered } from '../jcal/remembered.ts'

/** What everybody has for themselves in their copy, and nobody is sent (CAL-28). */
const own: ReadonlySet<string> = new Set(['transp', 'categories', 'color'])
const ownPrefixes = ['x-moz-', 'x-apple-travel', 'x-calendarserver-private', 'x-evolution-alarm']

/** Properties of a revision. They differ after each change, and mean nothing in an attendee's PUT. */
const stamps: ReadonlySet<string> = new Set(['dtstamp', 'sequence', 'last-modified', 'created'])

export const isOwn = ([name]: JCalProperty): boolean =>
  own.has(name) || ownPrefixes.some((each) => name.startsWith(each))

export const isRevisionStamp = ([name]: JCalProperty): boolean => stamps.has(name)

const betweenServerAndClient = [
  'schedule-agent',
  'schedule-status',
  'schedule-force-send',
  ...proposalParameters,
  noteParameter,
]

/** Parameters that are between one server and its client (RFC 6638 7), notes and proposals among them. */
export const withoutScheduling = ([name, parameters, type, ...values]: JCalProperty): JCalProperty => [
  name,
  withoutParameters(parameters, ...betweenServerAndClient),
  type,
  ...values,
]

/** A VEVENT as others get it: without alarms and what is the owner's own. */
export const withoutOwn = remembered(([name, properties]: JCalComponent): JCalComponent => [
  name,
  properties.filter((each) => !isOwn(each)).map(withoutScheduling),
  [],
])

/** A VEVENT as the organizer sent it, with what its recipient has for themselves in their copy. */
export function withOwnOf(sent: JCalComponent, copy: JCalComponent | undefined): JCalComponent {
  if (copy === undefined) return sent
  const [name, properties] = sent
  return [name, [...properties.filter((each) => !isOwn(each)), ...copy[1].filter(isOwn)], copy[2] ?? []]
}

/** What is somebody's own in a VEVENT, to compare. */
export const ownText = (vevent: JCalComponent): string =>
  JSON.stringify([vevent[1].filter(isOwn), vevent[2] ?? []])
