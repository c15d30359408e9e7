import { eventSearchBody, searchPage } from '#contract/search.ts'
import { readJson } from '../../http/body/readJson.ts'
import { readPage } from '../../http/routing/readPage.ts'
import type { Handlers } from '../../Handler.ts'
import type { Services } from '../../services.ts'
import { json } from '../answers/negotiation.ts'
import { searchEvents } from './searchEvents.ts'

/** The search of events (CAL-32). */
export const searchHandlers = ({ ports }: Services): Handlers<'searchEvents'> => ({
  searchEvents: async (call) => {
    const page = readPage(call.url, searchPage)
    const asked = await readJson(call, eventSearchBody)
    return json(await searchEvents(ports, call.principal.user, { ...asked, ...page }))
  },
})
