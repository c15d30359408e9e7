import { parseEmailAddress } from '#contract/emailAddress.ts'
import type { EventPerson } from './GuestList.ts'

/**
 * The people of a text that was typed or pasted: addresses with or without names (`Bob Baker <bob@example.org>`,
 * `"Baker, Bob" <bob@example.org>`, `mailto:bob@example.org`), between commas, semicolons, blanks or lines; each
 * address once.
 *
 * @returns `rest` is what is no address, as it was typed
 */
export function parseGuests(text: string): {
  readonly people: readonly EventPerson[]
  readonly rest: string
} {
  const people = new Map<string, EventPerson>()
  const add = (address: string | null, name: string) => {
    if (address === null) return false
    if (!people.has(address)) people.set(address, { address, name })
    return true
  }
  const unnamed = text.replaceAll(
    named,
    (whole, quoted: string | undefined, plain: string | undefined, address: string) =>
      add(addressIn(address), (quoted ?? plain ?? '').trim()) ? ' ' : whole,
  )
  const rest = unnamed.split(/[\s,;]+/).filter((word) => word !== '' && !add(addressIn(word), ''))
  return { people: [...people.values()], rest: rest.join(' ') }
}

/** A name, maybe in quotes, and an address in angle brackets. */
const named = /(?:"([^"\n]{0,200})"|([^",;<>\n]{0,200}))\s{0,9}<([^<>\s]{3,262})>/g

const addressIn = (text: string) => parseEmailAddress(text.replace(/^mailto:/i, '').split('?', 1)[0] ?? '')
