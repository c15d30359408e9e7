import type { JCalComponent } from '#contract/jcal.ts'
import type { Item } from '../event/Item.ts'
import { readDetails } from '../event/readDetails.ts'
import { endOfTime, spanOf } from '../event/spanOf.ts'
import { componentsOf, hasRecurrence, isOverride, parameterOf, propertyOf } from '../jcal/properties.ts'
import { epochMs, type EpochMs } from '../time/units.ts'
import type { SearchDetail, SearchState } from './SearchQuery.ts'

/** What a calendar object is found by: a series with all its overrides is one entry. */
export type SearchEntry = {
  /** `${calendarId}/${eventId}`. */
  readonly id: string
  readonly calendarId: string
  readonly title: string
  readonly location: string
  /** Names and addresses of organizer and guests, each on a line. */
  readonly people: string
  /** Its description, and the differing texts of its overrides. */
  readonly text: string
  readonly states: ReadonlySet<SearchState>
  readonly details: ReadonlySet<SearchDetail>
  /** From the first start to the last end, the latter exclusive. */
  readonly startUtc: EpochMs
  readonly lastUtc: EpochMs
}

/** The name of an object in the index. */
export const entryId = ({ calendarId, eventId }: Pick<Item, 'calendarId' | 'eventId'>) =>
  `${calendarId}/${eventId}`

/**
 * The entry of an object.
 *
 * @param myAddresses those of the person who searches, with or without `mailto:`, in any case
 * @returns null for an object without a VEVENT
 */
export function searchEntryOf(item: Item, myAddresses: readonly string[]): SearchEntry | null {
  const vevents = componentsOf(['vcalendar', [], item.data[2]], 'vevent')
  const main = vevents.find((each) => !isOverride(each)) ?? vevents[0]
  if (main === undefined) return null
  const others = vevents.filter((each) => each !== main)
  return {
    id: entryId(item),
    calendarId: item.calendarId,
    ...searchTextOf(main, others, myAddresses),
    ...(spanOf(item.data) ?? { startUtc: epochMs(0), lastUtc: endOfTime }),
  }
}

/** What an entry says apart from where and when it is. */
export type SearchText = Omit<SearchEntry, 'id' | 'calendarId' | 'startUtc' | 'lastUtc'>

/**
 * What a VEVENT is found by.
 *
 * @param others the overrides that belong to it: their differing texts count, too
 * @param myAddresses as for `searchEntryOf`
 */
export function searchTextOf(
  main: JCalComponent,
  others: readonly JCalComponent[],
  myAddresses: readonly string[],
): SearchText {
  const { title, location, description, reply, status, isFree, visibility } = readDetails(main, myAddresses)
  const overrides = others.map((each) => readDetails(each, myAddresses))
  const otherTexts = overrides
    .flatMap((each) => [each.title, each.location])
    .filter((each) => each !== title && each !== location)
  const guests = main[1].filter(([name]) => name === 'attendee')
  const states: Record<SearchState, boolean> = {
    recurring: [main, ...others].some((each) => hasRecurrence(each) || isOverride(each)),
    invitation: reply !== null && !isOrganizedByMe(main, myAddresses),
    declined: reply === 'declined' || overrides.some((each) => each.reply === 'declined'),
    free: isFree,
    private: visibility !== 'public',
    cancelled: status === 'cancelled',
  }
  const details: Record<SearchDetail, boolean> = {
    guests: guests.length > 0,
    location: location !== '',
    description: description !== '',
    link:
      [location, description].some((each) => each.includes('://')) ||
      has(main, 'url') ||
      has(main, 'conference'),
    reminder: componentsOf(main, 'valarm').length > 0,
    attachment: has(main, 'attach'),
  }
  return {
    title,
    location,
    people: peopleOf(main),
    text: [description, ...new Set(otherTexts)].join('\n'),
    states: trueOf(states),
    details: trueOf(details),
  }
}

const has = (vevent: JCalComponent, name: string) => propertyOf(vevent, name) !== undefined

const trueOf = <Name extends string>(flags: Readonly<Record<Name, boolean>>): ReadonlySet<Name> => {
  const names = new Set<Name>()
  for (const name in flags) if (flags[name]) names.add(name)
  return names
}

function peopleOf(vevent: JCalComponent): string {
  const people = vevent[1].filter(([name]) => name === 'attendee' || name === 'organizer')
  return people.map((each) => `${parameterOf(each, 'cn') ?? ''} ${addressOf(each[3])}`.trim()).join('\n')
}

const addressOf = (value: unknown) => (typeof value === 'string' ? value.replace(/^mailto:/i, '') : '')

function isOrganizedByMe(vevent: JCalComponent, myAddresses: readonly string[]): boolean {
  const organizer = addressOf(propertyOf(vevent, 'organizer')?.[3]).toLowerCase()
  return myAddresses.some((each) => addressOf(each).toLowerCase() === organizer)
}
