import { parseEmailAddress } from '#contract/emailAddress.ts'
import { peopleSearchBody, type PublicFace } from '#contract/people/peopleSearch.ts'
import type { Principal } from '../../context.ts'
import { digest as webDigest } from '../../digest.ts'
import type { Handlers } from '../../Handler.ts'
import { readJson } from '../../http/body/readJson.ts'
import { throwHttpError } from '../../HttpError.ts'
import { roomDirectory } from '../../rooms/roomDirectory.ts'
import type { Services } from '../../services.ts'
import type { UserRecord } from '../../store/records.ts'
import { callBudget } from '../throttle/callBudget.ts'
import { addressesOf } from '../people/addressIn.ts'
import { describeUser } from '../people/describeUser.ts'
import { findPeople, isFindable } from './peopleSearch.ts'
import { findRooms } from './roomSearch.ts'

/** As many as somebody types, and too few to read out a whole domain. */
const budget = { name: 'people', limit: 120, windowMs: 60_000 } as const

/** Other people of one's own domain, to be invited (PPL-1). */
export function peopleHandlers({
  ports,
  throttleCounts: counts,
}: Services): Handlers<'searchPeople' | 'person' | 'personByEmail'> {
  const { store, settings, clock, digest = webDigest } = ports
  const rooms = roomDirectory(store)
  const count = callBudget(budget, 'You asked about people too often. Please wait a minute.', {
    counts,
    clock,
    digest,
  })

  /** A person of another domain, one who is not to be found and none at all look the same. */
  async function faceOf(found: UserRecord | null, { user: caller }: Principal): Promise<Response> {
    const isSeen =
      found !== null &&
      found.blockedAt === undefined &&
      found.domainId === caller.domainId &&
      (found.id === caller.id || isFindable(settings, found.email))
    return isSeen
      ? Response.json(publicFaceOf(found, await emailsFor(caller, found)))
      : throwHttpError('not-found', 'There is no such person.')
  }

  /** What somebody had before is theirs to tell, as a name may be in it, and of who acts for them to know. */
  async function emailsFor(caller: UserRecord, found: UserRecord): Promise<readonly string[]> {
    if (found.formerEmails === undefined) return [found.email]
    const given = await store.shares.from(found.id)
    return given.some(({ userId }) => userId === caller.id) ? addressesOf(found) : [found.email]
  }

  return {
    searchPeople: async (call) => {
      const asked = await readJson(call, peopleSearchBody)
      await count(call.principal)
      const { user } = call.principal
      const people = await findPeople(ports, user, asked)
      const found = asked.objectTypes.includes('resource') ? await findRooms(ports, user, asked) : []
      return Response.json([...people, ...found].slice(0, asked.limit))
    },

    person: async ({ principal, parameters }) => {
      await count(principal)
      const { userId } = parameters
      return faceOf((await rooms.byId(userId)) ?? (await store.users.byId(userId)), principal)
    },

    personByEmail: async ({ principal, url }) => {
      const asked = url.searchParams.get('email')
      if (asked === null) throwHttpError('wrong-shape', 'email must be given.')
      await count(principal)
      const email = parseEmailAddress(asked.trim())
      const found = email && ((await rooms.byEmail(email)) ?? (await store.users.byEmail(email)))
      return faceOf(found || null, principal)
    },
  }
}

function publicFaceOf(user: UserRecord, emails: readonly string[]): PublicFace {
  const { _id, id, firstname, lastname, displayName, preferredEmail } = describeUser({
    user,
    isAdmin: false,
  })
  return { _id, id, firstname, lastname, displayName, preferredEmail, emails: [...emails] }
}
