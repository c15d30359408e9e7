import type * as v from 'valibot'
import { parseEmailAddress } from '#contract/emailAddress.ts'
import { rightsQuery } from '#contract/sharing/accessList.ts'
import { sharesChange } from '#contract/sharing/shares.ts'
import type { Context } from '../../context.ts'
import { digest as webDigest } from '../../digest.ts'
import type { Handlers } from '../../Handler.ts'
import { readJson } from '../../http/body/readJson.ts'
import { throwHttpError } from '../../HttpError.ts'
import { displayNameOf } from '../../identity/people/displayNameOf.ts'
import { callBudget } from '../../identity/throttle/callBudget.ts'
import { may } from '../../rights.ts'
import type { Services } from '../../services.ts'
import { newCopyId } from '../../store/copyId.ts'
import type { CalendarRecord, UserRecord } from '../../store/records.ts'
import { calendarIdOf } from '../answers/hrefs.ts'
import { findCalendar } from '../rules.ts'
import { rightsIn } from './rightsIn.ts'

/** With how many people a calendar can be shared. */
const maxShares = 500

/** As many changes as an owner makes, and too few to find out who has an account. */
const budget = { name: 'sharing', limit: 120, windowMs: 60_000 } as const

type Shares = Extract<v.InferOutput<typeof sharesChange>, { readonly share: unknown }>['share']

/** Sharing calendars with other people of the same domain (CAL-23 to CAL-25). */
export function shareHandlers({
  ports,
  throttleCounts: counts,
}: Services): Handlers<'calendarRights' | 'changeShares'> {
  const { store, clock, digest = webDigest } = ports
  const count = callBudget(budget, 'You shared calendars too often. Please wait a minute.', {
    counts,
    clock,
    digest,
  })

  /** @throws {HttpError} wrong-shape for oneself and the owner; forbidden for anyone who is not of the domain */
  async function personAt(href: string, caller: UserRecord, owner: UserRecord): Promise<UserRecord> {
    const person = await userAt(href)
    if (person === null || person.blockedAt !== undefined || person.domainId !== owner.domainId)
      throwHttpError('forbidden', `Nobody here has the address ${addressIn(href)}.`)
    if (person.id === caller.id) throwHttpError('wrong-shape', 'A calendar cannot be shared with oneself.')
    if (person.id === owner.id) throwHttpError('wrong-shape', 'The owner of a calendar stays its owner.')
    return person
  }

  async function userAt(href: string): Promise<UserRecord | null> {
    const address = parseEmailAddress(addressIn(href))
    return address === null ? null : store.users.byEmail(address)
  }

  async function change(caller: UserRecord, calendar: CalendarRecord, { set, remove }: Shares) {
    const at = calendar.copy?.source ?? calendar
    const source = await findCalendar(store, at.homeId, at.calendarId)
    const owner = source.homeId === caller.id ? caller : await store.users.byId(source.homeId)
    if (owner === null) throwHttpError('not-found', 'There is no such calendar.')
    // All of them are looked up first, so that a wrong one changes nothing.
    const given = await Promise.all(
      set.map(async ({ href, right }) => ({ right, person: await personAt(href, caller, owner) })),
    )
    for (const { right, person } of given) {
      const outcome = await store.shares.give(
        {
          source: { homeId: source.homeId, calendarId: source.calendarId },
          userId: person.id,
          copyId: newCopyId(),
          right,
          status: 'accepted',
          name: source.name ?? displayNameOf(owner),
          colour: source.colour,
          order: null,
          revision: clock(),
        },
        maxShares,
      )
      if (outcome === 'no-calendar') throwHttpError('not-found', 'There is no such calendar.')
      if (outcome === 'full')
        throwHttpError('quota-exceeded', `A calendar can be shared with ${maxShares} people.`)
    }
    for (const { 'dav:href': href } of remove) {
      const person = await userAt(href)
      if (person !== null) await store.shares.end(source, person.id)
    }
  }

  return {
    calendarRights: async (call) => {
      const { prop } = await readJson(call, rightsQuery)
      const [rights] = await rightsIn(store, [await calendarIn(call)])
      const asked = new Set(prop.map((name) => name.replace(/^.*:/, '')))
      return Response.json({
        ...(asked.has('invite') && { invite: rights?.invite }),
        ...(asked.has('acl') && { acl: rights?.acl }),
      })
    },

    changeShares: async (call) => {
      const asked = await readJson(call, sharesChange)
      const calendar = await calendarIn(call)
      const { user } = call.principal
      if ('share' in asked) {
        if (!may(user, 'share', calendar))
          throwHttpError('forbidden', 'Only its owner and those who administer it may share this calendar.')
        await count(call.principal)
        await change(user, calendar, asked.share)
      } else {
        if (calendar.copy === undefined) throwHttpError('wrong-shape', 'This calendar is your own.')
        const { userId, copyId } = calendar.copy
        await store.shares.change(userId, copyId, { status: asked['invite-reply'].invitestatus })
      }
      return new Response(null)
    },
  }

  function calendarIn({ parameters: { userId, calendarId } }: Pick<Context<'changeShares'>, 'parameters'>) {
    return findCalendar(store, userId, calendarIdOf(userId, calendarId))
  }
}

const addressIn = (href: string): string => href.replace(/^mailto:/i, '').trim()
