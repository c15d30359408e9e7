import { domainOf, parseEmailAddress } from '#contract/emailAddress.ts'
import type { FoundPerson, PeopleSearch } from '#contract/people/peopleSearch.ts'
import type { Directory, Ports } from '../../ports.ts'
import { byText } from '../../byText.ts'
import { roomDirectory } from '../../rooms/roomDirectory.ts'
import { searchedPersonWords } from '../../store/search/personWords.ts'
import type { EventSearch, UserRecord } from '../../store/records.ts'

import { displayNameOf } from '../people/displayNameOf.ts'

type World = Pick<Ports, 'store' | 'directories' | 'settings'>
type Found = Pick<UserRecord, 'email' | 'firstName' | 'lastName'> & {
  readonly id?: string
  /** The former address by which they were asked for. */
  readonly former?: string
}

/** Whether people with this address can be found, and seen by others of their domain (PPL-1). */
export const isFindable = ({ hiddenDomains = [] }: World['settings'], email: string): boolean =>
  !hiddenDomains.includes(domainOf(email))

/**
 * The people of the caller's domain of whose name or address each word of a text begins one, users and entries of
 * directories that are searched, as far as their kind is asked for, without the caller; those with whom they have most
 * events first, then by name. Who had an address before is found by all of it, and has it beside their own.
 */
export async function findPeople(
  { store, directories = [], settings }: World,
  caller: UserRecord,
  { q, limit, objectTypes }: Pick<PeopleSearch, 'q' | 'limit' | 'objectTypes'>,
): Promise<readonly FoundPerson[]> {
  const words = searchedPersonWords(q)
  const isAsked = (...kinds: readonly string[]) =>
    objectTypes.length === 0 || kinds.some((kind) => objectTypes.includes(kind))
  if (words.length === 0 || !isFindable(settings, caller.email)) return []
  const domain = domainOf(caller.email)
  const users = isAsked('user')
    ? [
        ...(await store.users.search(caller.domainId, words, maxRanked)),
        ...(await withFormer({ store }, caller, q)),
      ]
    : []
  // Deployed servers call them by where they are from.
  const entries = isAsked('contact', 'ldap') ? await inDirectories(directories, domain, words) : []
  const isKnown = await Promise.all(
    entries.map(
      async ({ email }) =>
        (await roomDirectory(store).byEmail(email)) !== null || (await store.users.byEmail(email)) !== null,
    ),
  )
  const contacts = entries.filter((_, index) => !isKnown[index])
  const found: readonly Found[] = [...users, ...contacts].filter(({ email }) => email !== caller.email)
  const calendars = await ownCalendars(store, caller)
  const met = await Promise.all(found.map(async ({ email }) => eventsWith(store, calendars, email)))
  return found
    .map((person, index) => ({ person, met: met[index] ?? 0, name: nameOf(person) }))
    .toSorted((one, other) => other.met - one.met || byText(one.name, other.name))
    .slice(0, limit)
    .map(({ person, name }) => ({
      ...(person.id === undefined ? { objectType: 'contact' } : { id: person.id, objectType: 'user' }),
      emailAddresses: [person.email, ...(person.former === undefined ? [] : [person.former])].map(
        (value) => ({
          value,
        }),
      ),
      names: [{ displayName: name }],
      photos: [],
    }))
}

/** Of so many it is counted how often they were met. */
const maxRanked = 50

/** Who had just this address before (ID-26): meetings have it still. Who does not know it finds nobody by it. */
async function withFormer(
  { store }: Pick<World, 'store'>,
  caller: UserRecord,
  text: string,
): Promise<readonly Found[]> {
  const former = parseEmailAddress(text.trim())
  const user = former === null ? null : await store.users.byEmail(former)
  const isSeen = user !== null && user.blockedAt === undefined && user.domainId === caller.domainId
  return isSeen && former !== null && user.email !== former ? [{ ...user, former }] : []
}

/** Entries with an address of the domain, each address once. A directory that cannot be reached has none. */
async function inDirectories(
  directories: readonly Directory[],
  domain: string,
  words: readonly string[],
): Promise<readonly Found[]> {
  const searched = directories.filter(
    ({ settings }) => settings.usage.search && (settings.domain ?? domain) === domain,
  )
  const answers = await Promise.all(searched.map(({ search }) => search(words, maxRanked)))
  const found = new Map<string, Found>()
  const entries = answers.flatMap((answer) => (answer.kind === 'found' ? answer.entries : []))
  for (const { emails, firstName, lastName } of entries) {
    const email = emails
      .map(parseEmailAddress)
      .filter((each) => each !== null)
      .find((each) => domainOf(each) === domain)
    if (email !== undefined && !found.has(email)) found.set(email, { email, firstName, lastName })
  }
  return [...found.values()]
}

async function ownCalendars(store: Ports['store'], caller: UserRecord): Promise<EventSearch['calendars']> {
  const calendars = await store.calendars.ofHome(caller.id)
  return calendars.map(({ homeId, calendarId }) => ({ homeId, calendarId, withPrivate: true }))
}

/** How many events of these calendars have somebody as a guest. */
async function eventsWith(
  store: Ports['store'],
  calendars: EventSearch['calendars'],
  email: string,
): Promise<number> {
  const { total } = await store.events.search({
    calendars,
    words: [],
    organizers: [],
    attendees: [email],
    limit: 1,
    offset: 0,
  })
  return total
}

const nameOf = ({ email, firstName, lastName }: Found) => displayNameOf({ email, firstName, lastName })
