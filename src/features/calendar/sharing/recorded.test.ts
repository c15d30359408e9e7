import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accessEntry } from '#contract/sharing/accessList.ts'
import recorded from '#mocks/recorded/recorded.json'
import together from '#mocks/recorded/together.json'
import { readItem } from '#domain/event/readItem.ts'
import { epochMs } from '#domain/time/units.ts'
import { utcText } from '#domain/time/localDateTime.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { readCalendars } from '../queries/calendars/readCalendars.ts'
import { askBusyTimes } from '../queries/ranges/askBusyTimes.ts'
import { listCalendars } from '../queries/requests/calendarRequests.ts'
import { apiAnswering } from '../queries/testing/apiAnswering.ts'
import { rightOf } from './rightOf.ts'
import { answerShare, changeShares, listInvited, listPutOff } from './shareRequests.ts'

const alice = '54b64eadf6d7d8e41d263e0f'
const bob = '54b64eadf6d7d8e41d263e0e'
const name = { userId: alice, calendarId: 'c2' }

const answer = v.object({ status: v.number(), json: v.optional(v.unknown()), text: v.optional(v.string()) })
const entries = v.object({
  _embedded: v.object({ 'dav:calendar': v.array(v.looseObject({ invite: v.unknown() })) }),
})

const responseOf = (n: number) =>
  v.parse(answer, [...recorded.cases, ...together.cases].find((each) => each.n === n)?.response)

/** An `Api` whose requests get an answer as the deployed server sent it. */
function answering(n: number) {
  const { status, json, text } = responseOf(n)
  return apiAnswering(
    () => new Response(json === undefined ? (text ?? null) : JSON.stringify(json), { status }),
  )
}

const list = async (n: number) => readCalendars(await listCalendars(answering(n).api, bob), bob)

test('97: of two calendars one is Alice’s, which Bob may write and not share on', async () => {
  inEnglish({ children: null })
  const { calendars, ctags, skipped } = await list(97)
  expect(skipped).toBe(0)
  expect(Object.keys(ctags)).toHaveLength(2)
  expect(calendars).toHaveLength(2)
  expect(calendars.find(({ ownerId }) => ownerId === alice)).toMatchObject({
    homeId: bob,
    name: 'C2',
    colour: '#e91e63',
    canWrite: true,
    canRename: true,
    canShare: false,
  })
  expect(calendars.find(({ ownerId }) => ownerId === null)).toMatchObject({ isDefault: true, canShare: true })
})

test('97: everybody who has a calendar, with their rights; the owner has none that could be given', async () => {
  const [shared] = v.parse(entries, responseOf(97).json)._embedded['dav:calendar']
  const { api } = apiAnswering(() => Response.json({ invite: shared?.invite }))
  const invited = await listInvited(api, name)
  expect(invited).toHaveLength(2)
  expect(invited.map(rightOf)).toEqual([null, 'read-write'])
})

test('99: without a selection one’s own calendar alone, whose rights are not said', async () => {
  const { calendars } = await list(99)
  expect(calendars).toHaveLength(1)
  expect(calendars).toMatchObject([{ ownerId: null, canWrite: true, canShare: false }])
})

test('96: a share is asked for as the deployed server took it, and its empty answer is none', async () => {
  const { api, requests } = answering(96)
  await changeShares(api, name, [{ href: 'mailto:bob@open-paas.org', right: 'read-write' }])
  const sent = together.cases.find(({ n }) => n === 96)?.request.body
  expect(await requests[0]?.json()).toEqual(JSON.parse(sent ?? ''))
  await answerShare(answering(96).api, name, 'noresponse')
})

test('7: nothing is put off, and an empty body says so', async () => {
  expect(await listPutOff(answering(7).api, alice)).toEqual([])
})

test('60: the access list after a calendar was made public', () => {
  const acl = v.parse(v.array(accessEntry), responseOf(60).json)
  expect(acl).toHaveLength(10)
  expect(acl.filter(({ principal }) => principal === '{DAV:}authenticated')).toHaveLength(1)
})

test('105: busy times that do not say that they are UTC', async () => {
  const { api, requests } = answering(105)
  const window = { start: epochMs(Date.UTC(2026, 7, 4)), end: epochMs(Date.UTC(2026, 7, 6)) }
  const { items, skipped } = await askBusyTimes(api, name, window)
  const asked = together.cases.find(({ n }) => n === 105)?.request.body
  expect(await requests[0]?.json()).toEqual(JSON.parse(asked ?? ''))
  expect(skipped).toBe(0)
  expect(items).toHaveLength(2)
  const reader = { window, viewZone: 'UTC', myAddresses: [] }
  const times = items.flatMap((item) =>
    readItem(item, reader).events.map(({ title, when }) => [
      title,
      ...(when.kind === 'timed' ? [utcText(when.start), utcText(when.end)] : []),
    ]),
  )
  expect(times).toEqual([
    ['Busy', '2026-08-04T07:00:00Z', '2026-08-04T08:00:00Z'],
    ['Busy', '2026-08-05T07:00:00Z', '2026-08-05T08:00:00Z'],
  ])
})
