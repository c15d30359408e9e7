import type { PrefilledEvent } from './paths.ts'
import { readPrefilled } from './prefilled.ts'

/** What a link of another program leads to: a new event, or a calendar that is published somewhere. */
export type ReadLink =
  | { readonly kind: 'event'; readonly event: PrefilledEvent }
  /** The address of its file, over https. */
  | { readonly kind: 'calendar'; readonly file: URL }

/**
 * Read a link strictly: somebody else wrote it. A `mailto:` (RFC 6068) is an event with these people, `web+cal:`
 * has what the address of a new event has after its `?`, `webcal:` is the file of a calendar.
 *
 * @returns null if it is none of these
 */
export function readLink(text: string): ReadLink | null {
  const link = text.trim()
  if (/^mailto:/i.test(link)) return mailTo(link)
  if (/^web\+cal:/i.test(link)) {
    const event = readPrefilled(new URLSearchParams(link.slice(link.indexOf('?') + 1)))
    return link.includes('?') ? { kind: 'event', event } : null
  }
  const file = /^webcals?:/i.test(link) ? link.replace(/^webcals?:(?:\/\/)?/i, 'https://') : ''
  return URL.canParse(file) ? { kind: 'calendar', file: new URL(file) } : null
}

function mailTo(link: string): ReadLink {
  const [to = '', query = ''] = link.slice('mailto:'.length).split('?', 2)
  // A plus is a plus there.
  const headers = new Map(
    [...new URLSearchParams(query.replaceAll('+', '%2B'))].map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  )
  const people = [decoded(to), headers.get('to'), headers.get('cc')].filter(Boolean).join(',')
  const read = {
    title: headers.get('subject') ?? '',
    description: headers.get('body') ?? '',
    guests: people,
  }
  const event = readPrefilled(new URLSearchParams(read))
  return { kind: 'event', event }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
