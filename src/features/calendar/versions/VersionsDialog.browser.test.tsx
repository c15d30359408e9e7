import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { nextUndo } from '#domain/edits/history/history.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { epochMs } from '#domain/time/units.ts'
import { people } from '#mocks/people.ts'
import { freshService } from '#mocks/testing/freshService.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import type { Api } from '../../../api/createApi.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { alice } from '../../../api/testing/alice.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { historyOf } from '../edits/history/historyOf.ts'
import { getEvent } from '../queries/requests/eventRequests.ts'
import { createCalendar } from '../queries/requests/calendarRequests.ts'
import { putEvent } from '../queries/requests/putEvent.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))
afterEach(cleanup)

const { id: userId } = people.alice
const name = { userId, calendarId: 'work', eventId: 'one' }
const event = (title: string, location: string) =>
  newJCal(
    {
      title,
      location,
      description: '',
      when: { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' },
      isFree: false,
      visibility: 'public',
      repeats: null,
      calendarId: 'work',
    },
    { uid: 'one', now: epochMs(0) },
  )

/** Alice in front of our own service, where she has written an event twice. */
async function aliceApi(): Promise<Api> {
  const service = await freshService(epochMs(Date.now()), 'alice')
  const api = apiFetching(service, { eventHistory: true, preconditions: true, exactJCal: true })
  await createCalendar(api, userId, { id: 'work', 'dav:name': 'Work' })
  await putEvent(api, name, event('Stand-up', ''), 'nothing')
  await putEvent(api, name, event('Retro', 'Paris'), 'anything')
  return api
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

function show(api: Api, object = name, client = newClient()) {
  const onClose = vi.fn<() => void>()
  render(
    <Router>
      <QueryClientProvider client={client}>
        <ApiProvider value={api}>
          <UserProvider value={{ ...alice, id: userId }}>
            <VersionsDialog name={object} title="Retro" zone="Europe/Paris" onClose={onClose} />
          </UserProvider>
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
  return { onClose, client }
}

const list = page.getByRole('dialog', { name: 'History of “Retro”' }).getByRole('list', { name: 'Versions' })
const texts = () =>
  currentMessages()
    .map(({ text }) => text)
    .join('\n')

test('each version says who wrote it and what changed, and an earlier one comes back until Undo', async () => {
  const api = await aliceApi()
  const { onClose, client } = show(api)
  const [now, before] = [
    list.getByRole('listitem', { name: /^You/ }).nth(0),
    list.getByRole('listitem', { name: /^You/ }).nth(1),
  ]
  await expect.element(now.getByText('Current version')).toBeVisible()
  await expect.element(now.getByText('Title: Stand-up → Retro')).toBeVisible()
  await expect.element(now.getByText('Location: Paris (new)')).toBeVisible()
  await expect.element(before.getByText('Created')).toBeVisible()
  const buttons = list.getByRole('button', { name: /^Bring back this version: You · today/ })
  expect(buttons.elements()).toHaveLength(1)
  const first = (await getEvent(api, name)).data
  await buttons.click()
  expect(onClose).toHaveBeenCalledOnce()
  await expect.poll(texts).toContain('Saved “Retro”')
  expect((await getEvent(api, name)).data).toEqual(event('Stand-up', ''))
  const done = nextUndo(historyOf(client).current().history)
  expect(done?.description).toEqual({ name: 'changed', title: 'Retro' })
  currentMessages().at(-1)?.action?.run()
  await expect.poll(texts).toContain('is as it was before')
  expect((await getEvent(api, name)).data).toEqual(first)
})

test('a version comes back over what somebody else has written since this page wrote', async () => {
  const api = await aliceApi()
  const { client } = show(api)
  const buttons = list.getByRole('button', { name: /^Bring back this version/ })
  await buttons.click()
  await expect.poll(texts).toContain('Saved “Retro”')
  await putEvent(api, name, event('Choir', 'Rome'), 'anything')
  cleanup()
  await client.invalidateQueries()
  show(api, name, client)
  await expect.element(list.getByText('Title: Stand-up → Choir')).toBeVisible()
  await buttons.nth(1).click()
  await expect.poll(async () => (await getEvent(api, name)).data).toEqual(event('Retro', 'Paris'))
})

test('a history that cannot be read says why', async () => {
  show(await aliceApi(), { ...name, eventId: 'gone' })
  await expect.element(page.getByRole('heading', { name: 'The history couldn’t be loaded' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
