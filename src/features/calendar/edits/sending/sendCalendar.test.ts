import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { ChangeCalendar, CreateCalendar } from '#domain/edits/Edit.ts'
import { epochMs } from '#domain/time/units.ts'
import { people } from '#mocks/people.ts'
import { freshService } from '#mocks/testing/freshService.ts'
import { apiFetching } from '../../../../api/testing/apiFetching.ts'
import { listCalendars } from '../../queries/requests/calendarRequests.ts'
import { readCalendars } from '../../queries/calendars/readCalendars.ts'
import { editHead } from '../editHead.ts'
import { sendCalendar } from './sendCalendar.ts'

const { id: userId } = people.alice

/** What becomes of a request on its way: it arrives, it does not, only its answer is lost, or a browser sends it again. */
type Fate = 'arrives' | 'lost' | 'unanswered' | 'twice'

/** Alice's application in front of our own service, over a network with these fates, or with this answer. */
async function over(fateOf: (request: Request) => Fate | Response) {
  const service = await freshService(epochMs(Date.UTC(2027, 2, 10)), 'alice')
  const send = (fate: (request: Request) => Fate | Response) =>
    apiFetching(async (request) => {
      const is = fate(request)
      if (is instanceof Response) return is
      if (is !== 'lost') {
        if (is === 'twice') await service(request.clone())
        const answer = await service(request)
        if (is !== 'unanswered') return answer
      }
      throw new TypeError('Failed to fetch')
    })
  const [api, calm] = [send(fateOf), send(() => 'arrives')]
  return {
    context: { api, client: new QueryClient() },
    names: async () =>
      readCalendars(await listCalendars(calm, userId), userId)
        .calendars.filter(({ isDefault }) => !isDefault)
        .map(({ name }) => name),
  }
}

const choir = (name = 'Choir'): CreateCalendar => ({
  ...editHead(),
  kind: 'createCalendar',
  userId,
  properties: { id: 'choir', 'dav:name': name, 'apple:color': '#336699' },
})
const deletion = () =>
  ({
    ...editHead(),
    kind: 'deleteCalendar',
    calendar: { userId, calendarId: 'choir' },
    title: 'Choir',
  }) as const

test('a calendar whose creation was not answered is created, as the list says', async () => {
  const { context, names } = await over(({ method }) => (method === 'POST' ? 'unanswered' : 'arrives'))
  await sendCalendar(context, choir())
  expect(await names()).toEqual(['Choir'])
})

test('one that is created again, as no answer came to anything, is there once, with the last name', async () => {
  let isDown = true
  const { context, names } = await over(({ method }) =>
    !isDown ? 'arrives' : method === 'POST' ? 'unanswered' : 'lost',
  )
  await expect(sendCalendar(context, choir())).rejects.toMatchObject({ failure: 'offline' })
  isDown = false
  await sendCalendar(context, choir('Chorus'))
  expect(await names()).toEqual(['Chorus'])
})

test('one that never reached the service was not created', async () => {
  const { context, names } = await over(({ method }) => (method === 'POST' ? 'lost' : 'arrives'))
  await expect(sendCalendar(context, choir())).rejects.toMatchObject({ failure: 'offline' })
  expect(await names()).toEqual([])
})

test('a name that another server has already is refused as before', async () => {
  const { context } = await over(({ method }) =>
    method === 'POST' ? new Response(null, { status: 405 }) : 'arrives',
  )
  await expect(sendCalendar(context, choir())).rejects.toMatchObject({ failure: 'already-exists' })
})

test('a deletion that was not answered is done, as the list says', async () => {
  const { context, names } = await over(({ method }) => (method === 'DELETE' ? 'unanswered' : 'arrives'))
  await sendCalendar(context, choir())
  await sendCalendar(context, deletion())
  expect(await names()).toEqual([])
})

test('a deletion that never arrived is not done, nor one of which an empty list says nothing', async () => {
  const nothing = () => Response.json({ _embedded: { 'dav:calendar': [] } })
  for (const list of ['arrives', nothing()] as const) {
    const { context, names } = await over(({ method }) =>
      method === 'DELETE' ? 'lost' : method === 'GET' ? list : 'arrives',
    )
    await sendCalendar(context, choir())
    await expect(sendCalendar(context, deletion())).rejects.toMatchObject({ failure: 'offline' })
    expect(await names()).toEqual(['Choir'])
  }
})

test('a deleted calendar that came back without an answer is back', async () => {
  const { context, names } = await over(({ method, url }) =>
    method === 'POST' && url.endsWith('/restore') ? 'unanswered' : 'arrives',
  )
  await sendCalendar(context, choir())
  await sendCalendar(context, deletion())
  await sendCalendar(context, { ...deletion(), kind: 'restoreCalendar' })
  expect(await names()).toEqual(['Choir'])
})

test('a calendar has the name that was typed last, although no creation was ever answered', async () => {
  let isDown = true
  const { context, names } = await over(({ method }) =>
    method === 'POST' ? 'unanswered' : isDown ? 'lost' : 'arrives',
  )
  await expect(sendCalendar(context, choir())).rejects.toMatchObject({ failure: 'offline' })
  isDown = false
  await sendCalendar(context, choir('Chorus'))
  expect(await names()).toEqual(['Chorus'])
})

const renaming = (): ChangeCalendar => ({
  ...editHead(),
  kind: 'changeCalendar',
  calendar: { userId, calendarId: 'choir' },
  title: 'Choir',
  patch: { 'dav:name': 'Chorus', 'caldav:description': null },
})

test('a change of a calendar that was not answered is made, as the list says', async () => {
  const { context, names } = await over(({ method }) => (method === 'PROPPATCH' ? 'unanswered' : 'arrives'))
  await sendCalendar(context, choir())
  await sendCalendar(context, renaming())
  expect(await names()).toEqual(['Chorus'])
})

test('a change that never arrived is not made', async () => {
  const { context, names } = await over(({ method }) => (method === 'PROPPATCH' ? 'lost' : 'arrives'))
  await sendCalendar(context, choir())
  await expect(sendCalendar(context, renaming())).rejects.toMatchObject({ failure: 'offline' })
  expect(await names()).toEqual(['Choir'])
})

test('what a browser deletes twice over a broken connection is deleted, and what it restores twice is back', async () => {
  const { context, names } = await over(({ method, url }) =>
    method === 'DELETE' || url.endsWith('/restore') ? 'twice' : 'arrives',
  )
  // The list says that there is a bin.
  await listCalendars(context.api, userId)
  await sendCalendar(context, choir())
  await sendCalendar(context, deletion())
  expect(await names()).toEqual([])
  await sendCalendar(context, { ...deletion(), kind: 'restoreCalendar' })
  expect(await names()).toEqual(['Choir'])
  await sendCalendar(context, { ...deletion(), kind: 'restoreCalendar' })
})

test('a calendar that is in nobody’s bin is gone', async () => {
  const { context } = await over(() => 'arrives')
  await expect(sendCalendar(context, deletion())).rejects.toMatchObject({ failure: 'not-found' })
})
