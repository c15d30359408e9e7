import { reportQuery, type ReportQuery } from '#contract/calendar.ts'
import { readJson } from '../http/readJson.ts'
import { unchanged } from '../http/unchanged.ts'
import type { Call } from '../http/mount.ts'
import type { Ports } from '../ports.ts'
import { refuse } from '../refuse.ts'
import { calendarPatch } from './calendarPatch.ts'
import { calendarEntry } from './hal.ts'
import { calendarIdOf } from './hrefs.ts'
import { keptAnswers, type KeptAnswers } from './keptAnswers.ts'
import { listTag } from './listTag.ts'
import { json } from './negotiation.ts'
import { reportChanges } from './reportChanges.ts'
import { reportRange, type Scope } from './reportRange.ts'
import type { Verbs } from './Verbs.ts'
import { calendarsNamed, changeCalendar, deleteCalendar, findCalendar } from './rules.ts'

/** What a calendar answers: itself, its changes, its events in a range (CAL-5 to CAL-9, CAL-19). */
export const calendarVerbs = ({ store, log }: Ports): Verbs => {
  const reports = keptAnswers(mostKept)
  return verbsWith({ store, log, reports })
}

/** Bytes of reports kept in memory: what people look at again and again is read from the store once. */
const mostKept = 32 * 1024 * 1024

type Parts = Pick<Ports, 'store' | 'log'> & { readonly reports: KeptAnswers }

const verbsWith = ({ store, log, reports }: Parts): Verbs => ({
  GET: async (call) => {
    const { homeId, calendarId } = addressOf(call)
    const calendar = await findCalendar(store, homeId, calendarId)
    const etag = await listTag([calendar])
    return unchanged(call.request, etag) ?? Response.json(calendarEntry(calendar), { headers: { etag } })
  },

  PROPPATCH: async (call) => {
    const { homeId, calendarId } = addressOf(call)
    await changeCalendar(store, homeId, calendarId, await readJson(call.request, calendarPatch))
    return new Response(null, { status: 204 })
  },

  DELETE: async (call) => {
    const { homeId, calendarId } = addressOf(call)
    await deleteCalendar(store, homeId, calendarId)
    return new Response(null, { status: 204 })
  },

  REPORT: async (call) => {
    const { match, 'sync-token': token, expand = true } = await readJson(call.request, reportQuery)
    // Read before the events: their token must not promise what is written meanwhile.
    const calendars = await calendarsNamed(store, call.slot('userId'), call.slot('calendarId'))
    const scope = { ...addressOf(call), calendars }
    if (match !== undefined) {
      const etag = await listTag(calendars, scope.calendarId, match, expand)
      return unchanged(call.request, etag) ?? report({ store, log, reports }, scope, match, expand, etag)
    }
    if (token !== undefined) return json(await reportChanges(store, scope, token), 207)
    return refuse('wrong-shape', 'match is missing.')
  },
})

/** A range as it was answered before where nothing has changed since, which its ETag says. */
async function report(
  { store, log, reports }: Parts,
  scope: Scope,
  match: NonNullable<ReportQuery['match']>,
  expand: boolean,
  etag: string,
): Promise<Response> {
  const known = reports.find(etag)
  if (known !== undefined) return json(known, 200, { etag })
  const told = await reportRange({ store, log }, scope, match, expand)
  if (typeof told !== 'string') return json(told, 200, { etag })
  const answer = new TextEncoder().encode(told)
  reports.keep(etag, answer)
  return json(answer, 200, { etag })
}

const addressOf = ({ slot }: Call) => ({
  homeId: slot('userId'),
  calendarId: calendarIdOf(slot('userId'), slot('calendarId')),
})
