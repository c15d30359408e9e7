import { personSettings } from '../../identity/settings/personSettings.ts'
import type { Ports } from '../../ports.ts'
import type { CalendarRecord, ShareRecord, UserRecord } from '../../store/records.ts'
import { calendarFile } from '../objects/calendarFile.ts'
import { describePushSubscription } from '../reminders/describePushSubscription.ts'

type World = Pick<Ports, 'store' | 'clock'>

/** A file of the export: its name, and its bytes in parts, or its text. */
export type OwnDataFile = { readonly name: string; readonly input: AsyncIterable<Uint8Array> | string }

/**
 * Everything that is a person's own (USR-3), without any secret. Large calendars are read in parts, so that somebody may
 * write in between: the last file says from when to when it was read, and which calendars have changed meanwhile.
 *
 * @param signal of a client that may disconnect
 */
export async function* ownDataFiles(
  world: World,
  user: UserRecord,
  signal: () => AbortSignal,
): AsyncGenerator<OwnDataFile> {
  const { store, clock } = world
  const from = clock()
  const calendars = await store.calendars.ofHome(user.id)
  const files = fileNames(calendars)
  const json = (name: string, value: unknown) => ({ name, input: `${JSON.stringify(value, null, 2)}\n` })
  const { id, email, firstName, lastName } = user
  yield json('account.json', { id, email, firstName, lastName })
  yield json('settings.json', JSON.parse((await personSettings(store.configuration).of(id)).text))
  yield json('calendars.json', await calendarsInWords(world, calendars, files))
  yield json('subscriptions.json', await subscriptionsInWords(world, user))
  yield json('reminders.json', (await store.push.ofUser(id, clock())).map(describePushSubscription))
  for (const [at, calendar] of calendars.entries())
    yield { name: files[at] ?? '', input: calendarFile(store, calendar, signal) }
  const until = clock()
  const now = await store.calendars.ofHome(id)
  const revisions = new Map(now.map(({ calendarId, revision }) => [calendarId, revision]))
  yield json('about.json', {
    readFrom: isoOf(from),
    readUntil: isoOf(until),
    changedMeanwhile: calendars.flatMap(({ calendarId, revision }, at) =>
      revisions.get(calendarId) === revision ? [] : [files[at]],
    ),
  })
}

/** A calendar that was never named. */
const unnamed = 'Calendar'

const isoOf = (instant: number) => new Date(instant).toISOString()

/** A name for the file of each calendar, which no system finds fault with, each once. */
function fileNames(calendars: readonly CalendarRecord[]): readonly string[] {
  const taken = new Set<string>()
  return calendars.map(({ name }) => {
    const plain = (name ?? unnamed).replaceAll(/[^\p{L}\p{N} ._-]/gu, '_').slice(0, 100)
    for (let count = 1; ; count += 1) {
      const file = `calendars/${plain}${count === 1 ? '' : ` (${count})`}.ics`
      const key = file.toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return file
    }
  })
}

/** One's own calendars, and with whom each is shared. */
async function calendarsInWords(
  { store }: World,
  calendars: readonly CalendarRecord[],
  files: readonly string[],
) {
  return Promise.all(
    calendars.map(async (calendar, at) => ({
      name: calendar.name ?? unnamed,
      file: files[at],
      description: calendar.description,
      colour: calendar.colour,
      public: calendar.publicRight ?? null,
      hasSecretAddress: (await store.secretAddresses.of(calendar)) !== null,
      sharedWith: await Promise.all(
        (await store.shares.of(calendar)).map(async ({ userId, right, isPublic }) => ({
          email: (await store.users.byId(userId))?.email ?? null,
          right,
          isSubscription: isPublic === true,
        })),
      ),
    })),
  )
}

/** The calendars of others that the person has. */
async function subscriptionsInWords({ store }: World, { id }: UserRecord) {
  const web = await store.webCalendars.ofUser(id)
  const describe = async ({ source, copyId, name, colour, right, status, isPublic }: ShareRecord) => ({
    name,
    address: web.find((each) => each.copyId === copyId)?.address ?? null,
    owner: (await store.users.byId(source.homeId))?.email ?? null,
    colour,
    right,
    status,
    isSubscription: isPublic === true,
  })
  return Promise.all((await store.shares.with(id)).map(describe))
}
