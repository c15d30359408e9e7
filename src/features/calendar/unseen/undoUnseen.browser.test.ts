import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { UnseenChange } from '#contract/unseen/unseenChanges.ts'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { nextUndo } from '#domain/edits/history/history.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { alice } from '../../../api/testing/alice.ts'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { announcingOutbox } from '../edits/announcingOutbox.ts'
import { historyOf } from '../edits/history/historyOf.ts'
import { restore } from '../edits/history/restore.ts'
import { historySentence } from '../edits/messages/historySentence.ts'
import { called } from '../edits/testing/edits.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'
import { apiAnswering } from '../queries/testing/apiAnswering.ts'
import { undoUnseen } from './undoUnseen.ts'
import { unseenEntries } from './unseenEntries.ts'
import { eachOn } from '../../../ui/testing/eachOn.ts'

eachOn('2027-03-10')

beforeAll(() => void inEnglish({ children: null }))
beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))

const texts = () => currentMessages().map(({ text }) => text)
const guest: JCalProperty = ['attendee', {}, 'cal-address', 'mailto:bob@kalends.example']

/** Tea, on a day of March 2027. */
const tea = (day: string, ...more: readonly JCalProperty[]): JCal =>
  called(
    'Tea',
    ['dtstart', {}, 'date-time', `2027-03-${day}T09:00:00Z`],
    ['duration', {}, 'duration', 'PT1H'],
    ...more,
  )

/** Alice undoes what Bob did. */
function undone(before: JCal | null, after: JCal | null, given: Partial<UnseenChange> = {}) {
  const { api, requests } = apiAnswering(({ method }) => {
    if (method !== 'GET') return new Response(null, { status: 204, headers: { ETag: '"2"' } })
    return after ? Response.json(after, { headers: { ETag: '"1"' } }) : new Response(null, { status: 404 })
  })
  const client = new QueryClient()
  client.setQueryData(calendarKeys.calendars('alice'), { calendars: [], ctags: {}, skipped: 0 })
  const context = { client, api, go: () => undefined, path: '/calendar', zone: 'UTC' } as const
  const change = {
    id: 'tea',
    path: '/dav/api/calendars/alice/work/tea.ics',
    kind: 'changed',
    at: '2027-03-10T09:00:00.000Z',
    by: { id: 'bob', displayName: 'Bob' },
    before,
    after,
    mayUndo: true,
    ...given,
  } as const
  const [entry] = unseenEntries([change], {
    reader: { viewZone: 'UTC', myAddresses: alice.emails },
    zone: zoneNamed('UTC'),
    now: epochMs(Date.UTC(2027, 2, 10, 12)),
  })
  if (!entry) throw new Error('nothing is to come')
  const isAsked = undoUnseen(context, entry)
  const history = () => historyOf(client).current().history
  return {
    isAsked,
    listed: () => history().map(({ description }) => historySentence(description)),
    undo: () => {
      const inverse = nextUndo(history())?.inverse
      if (inverse?.kind === 'restoreEvents') restore(context, announcingOutbox(context), [inverse])
    },
    areUndone: () => history().map(({ isUndone }) => isUndone),
    saved: () => expect.poll(() => pendingEditsOf(client).current().edits.pending.length).toBe(0),
    methods: () => requests.map(({ method }) => method),
    destinations: () => requests.flatMap(({ headers }) => headers.get('destination') ?? []),
  }
}

test('it stands in the list of changes as what it is, and can be undone itself', async () => {
  const page = undone(tea('15'), tea('16'))
  expect(page.isAsked).toBe(false)
  await page.saved()
  expect(page.listed()).toEqual(['Moved “Tea” from Tuesday 16 March, 09:00 to Monday 15 March, 09:00'])
  page.undo()
  expect(page.areUndone()).toEqual([true])
  await page.saved()
  expect(page.areUndone()).toEqual([true])
  expect(page.methods().filter((method) => method === 'PUT')).toHaveLength(2)
})

test('what came is deleted by it, and what was deleted comes back', async () => {
  const added = undone(null, tea('16'))
  await added.saved()
  expect(added.listed()).toEqual(['Deleted “Tea”'])
  expect(added.methods()).toContain('DELETE')
  const deleted = undone(tea('16'), null)
  await deleted.saved()
  expect(deleted.listed()).toEqual(['Created “Tea”'])
})

test('what guests would be told of is asked first', () => {
  const page = undone(tea('15', guest), tea('16', guest))
  expect(page.isAsked).toBe(true)
  expect(texts()).toEqual(['“Tea” has guests, who are notified when you undo this.'])
  expect(currentMessages()[0]?.action?.label).toBe('Undo and notify')
  expect(page.listed()).toEqual([])
})

test('what was moved to another calendar is moved back', async () => {
  const from = '/dav/api/calendars/alice/home/tea.ics'
  const page = undone(tea('15'), tea('15'), { kind: 'transferred', from })
  expect(page.isAsked).toBe(false)
  await page.saved()
  expect(page.destinations()).toEqual(['/calendars/alice/home/tea.ics'])
})
