import {
  maxPublicCalendars,
  publicCalendarQuery,
  publicRightChange,
  publicRightOf,
  type PublicCalendar,
} from '#contract/sharing/publicRight.ts'
import type { Handlers } from '../../Handler.ts'
import { readJson } from '../../http/body/readJson.ts'
import { throwHttpError } from '../../HttpError.ts'
import { displayNameOf } from '../../identity/people/displayNameOf.ts'
import { isFindable } from '../../identity/search/peopleSearch.ts'
import { may } from '../../rights.ts'
import type { Services } from '../../services.ts'
import { personWords, searchedPersonWords } from '../../store/search/personWords.ts'
import type { ListedCalendar } from '../../store/ShareStore.ts'
import { calendarHref, calendarIdOf } from '../answers/hrefs.ts'
import { findCalendar } from '../rules.ts'
import { rightsIn } from './rightsIn.ts'

/** Among how many public calendars of a domain is searched. */
const maxSearched = 2000

/** Public calendars: how one becomes one, and how those of the organisation are found (CAL-26). */
export function publicHandlers({
  ports: { store, settings, clock },
}: Services): Handlers<'publishCalendar' | 'publicCalendars'> {
  return {
    publishCalendar: async (call) => {
      const { userId: homeId, calendarId: id } = call.parameters
      const { user } = call.principal
      const calendar = await findCalendar(store, homeId, calendarIdOf(homeId, id))
      if (!may(user, 'publish', calendar))
        throwHttpError('forbidden', 'Only its owner may make a calendar public.')
      const { public_right: asked } = await readJson(call, publicRightChange)
      const right = publicRightOf(asked)
      if (right === undefined)
        throwHttpError('unknown-right', 'public_right must be one of the rights of CAL-26, or empty.')
      if (!isFindable(settings, user.email))
        throwHttpError('forbidden', 'The people of this domain do not see each other.')
      await store.shares.publish(calendar, right, clock())
      const [rights] = await rightsIn(store, [await findCalendar(store, homeId, calendar.calendarId)])
      return Response.json(rights?.acl ?? [])
    },

    publicCalendars: async (call) => {
      const { q } = await readJson(call, publicCalendarQuery)
      const { user } = call.principal
      const words = searchedPersonWords(q)
      const all = isFindable(settings, user.email)
        ? await store.shares.published(user.domainId, maxSearched)
        : []
      const calendars = all
        .filter(({ owner }) => owner.id !== user.id)
        .filter((each) => isFoundBy(words, each))
        .slice(0, maxPublicCalendars)
        .map(answerOf)
      return Response.json({ calendars })
    },
  }
}

function isFoundBy(words: readonly string[], { calendar, owner }: ListedCalendar): boolean {
  const text = personWords({ ...owner, firstName: `${calendar.name ?? ''} ${owner.firstName}` })
  return words.every((word) => text.includes(` ${word}`))
}

const answerOf = ({ calendar, owner }: ListedCalendar): PublicCalendar => ({
  href: calendarHref(calendar.homeId, calendar.calendarId),
  name: calendar.name,
  colour: calendar.colour,
  right: calendar.publicRight ?? 'freebusy',
  owner: { id: owner.id, displayName: displayNameOf(owner) },
})
