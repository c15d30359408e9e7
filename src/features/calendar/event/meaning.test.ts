import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { inEnglish } from '../../../ui/inEnglish.tsx'
import { currentMessages, dismiss } from '../../../ui/messages.ts'
import { apiAnswering } from '../data/apiAnswering.ts'
import { keys } from '../data/queries.ts'
import { creation } from './deeds.ts'
import { meaning, type Words } from './meaning.ts'

const name = { userId: 'alice', calendarId: 'work', eventId: 'tea' }
const tea: JCal = ['vcalendar', [], [['vevent', [['uid', {}, 'text', 'tea']], []]]]

beforeAll(() => void inEnglish({ children: null }))
beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))

/** Makes tea, and waits until something is said about it. */
async function teaMade(status: number) {
  const { api, requests } = apiAnswering(() => new Response(null, { status, headers: { ETag: '"1"' } }))
  const words = {
    done: 'Saved',
    undone: 'Everything is as it was',
    failed: 'It was not saved.',
    action: { label: 'Edit again', run: vi.fn() },
    keep: vi.fn(),
  } satisfies Words
  const client = new QueryClient()
  client.setQueryData(keys.calendars('alice'), { calendars: [], ctags: {}, skipped: 0 })
  meaning(client, api)(creation(name, tea), words)
  await expect.poll(() => currentMessages().length).toBe(1)
  const [message] = currentMessages()
  return { message, words, requests }
}

test('what was done is said with the way back, and what was undone is said too', async () => {
  const { message, requests } = await teaMade(201)
  expect(message).toMatchObject({ kind: 'done', text: 'Saved' })
  message?.action?.run()
  await expect.poll(() => currentMessages().at(-1)?.text).toBe('Everything is as it was')
  expect(requests.at(-1)?.method).toBe('DELETE')
})

test('what was refused is said with why and the way on, and nothing is kept for a sign-in', async () => {
  const { message, words } = await teaMade(500)
  expect(message).toMatchObject({ kind: 'failed', action: words.action })
  expect(message?.text).toMatch(/^It was not saved\. /)
  expect(words.keep).not.toHaveBeenCalled()
})

test('somebody else’s change is said alone', async () => {
  const { message } = await teaMade(412)
  expect(message?.text).not.toMatch(/It was not saved/)
})
