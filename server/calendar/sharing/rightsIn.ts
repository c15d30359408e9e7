import {
  accessNumbers,
  inviteStatusNumbers,
  type AccessEntry,
  type Invited,
} from '#contract/sharing/accessList.ts'
import { everybody, publicPrivileges, type PublicRight } from '#contract/sharing/publicRight.ts'
import { type RightName } from '#contract/sharing/shares.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import type { ShareRecord } from '../../store/records.ts'

/** Who has a calendar, and who may do what (CAL-24). */
export type CalendarRightsAnswer = {
  readonly invite: readonly Invited[]
  readonly acl: readonly AccessEntry[]
}

type Role = 'owner' | RightName

/**
 * Who has these calendars of one home, in the same order (CAL-24). All are named to the owner and to those who
 * administer the calendar; everybody else sees only their own entry.
 */
export async function rightsIn(
  { shares, users }: Pick<Store, 'shares' | 'users'>,
  calendars: readonly CalendarRecord[],
): Promise<readonly CalendarRightsAnswer[]> {
  const addresses = new Map<string, string>()
  const addressOf = async (userId: string) => {
    const known = addresses.get(userId) ?? (await users.byId(userId))?.email ?? ''
    addresses.set(userId, known)
    return known
  }
  const homes = new Set(calendars.filter(({ copy }) => copy === undefined).map(({ homeId }) => homeId))
  const given = (await Promise.all([...homes].map((homeId) => shares.from(homeId)))).flat()

  const answers: CalendarRightsAnswer[] = []
  for (const calendar of calendars) {
    const { copy, homeId, calendarId, publicRight } = calendar
    const seesAll = copy === undefined || copy.right === 'administration'
    const all =
      copy === undefined
        ? given.filter(({ source }) => source.homeId === homeId && source.calendarId === calendarId)
        : seesAll
          ? await shares.of(copy.source)
          : [copy]
    // Who subscribed to a public calendar was not invited.
    const seen = seesAll ? all.filter(({ isPublic }) => !isPublic) : all
    const invited = await Promise.all(
      seen.map(async (share) => invitedBy(share, await addressOf(share.userId))),
    )
    const ownerId = copy?.source.homeId ?? homeId
    answers.push({
      invite: seesAll ? [ownerOf(ownerId), ...invited] : invited,
      acl: [
        ...(seesAll ? privilegesOf(ownerId, 'owner') : []),
        ...seen.flatMap(({ userId, right }) => privilegesOf(userId, right)),
        ...(seesAll ? publicAcl(publicRight) : []),
      ],
    })
  }
  return answers
}

/** What everybody of the domain may do (CAL-26). */
export const publicAcl = (right: PublicRight | undefined): readonly AccessEntry[] =>
  right === undefined ? [] : [{ privilege: publicPrivileges[right], principal: everybody, protected: true }]

const principalOf = (userId: string) => `principals/users/${userId}`

const ownerOf = (userId: string): Invited => ({
  href: principalOf(userId),
  principal: principalOf(userId),
  properties: [],
  access: accessNumbers.owner,
  comment: null,
  inviteStatus: inviteStatusNumbers.accepted,
})

const invitedBy = ({ userId, right, status }: ShareRecord, address: string): Invited => ({
  href: `mailto:${address}`,
  principal: principalOf(userId),
  properties: [],
  access: accessNumbers[right],
  comment: null,
  inviteStatus: inviteStatusNumbers[status],
})

/** Everybody may give their copy a name and a colour of its own (CAL-25). */
const privileges = {
  owner: ['{DAV:}share', '{DAV:}write', '{DAV:}write-properties', '{DAV:}read'],
  administration: ['{DAV:}share', '{DAV:}write', '{DAV:}write-properties', '{DAV:}read'],
  'read-write': ['{DAV:}write', '{DAV:}write-properties', '{DAV:}read'],
  read: ['{DAV:}write-properties', '{DAV:}read'],
  freebusy: ['{DAV:}write-properties', '{urn:ietf:params:xml:ns:caldav}read-free-busy'],
} as const satisfies Record<Role, readonly string[]>

const privilegesOf = (userId: string, role: Role): readonly AccessEntry[] =>
  privileges[role].map((privilege) => ({ privilege, principal: principalOf(userId), protected: true }))
