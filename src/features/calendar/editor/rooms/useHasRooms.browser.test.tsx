import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../../api/ApiProvider.tsx'
import { apiFetching } from '../../../../api/testing/apiFetching.ts'
import { useHasRooms } from './useHasRooms.ts'

const aurora = {
  id: 'aurora',
  objectType: 'resource',
  emailAddresses: [{ value: 'aurora@kalends.example' }],
  names: [{ displayName: 'Aurora' }],
  photos: [],
}

/** What a form says, on a page whose service has these rooms by now. */
function show(rooms: readonly object[], { isOffered = true, isKnown = false } = {}) {
  const client = new QueryClient()
  const listed = [...rooms]
  const asked: string[] = []
  const api = apiFetching(
    ({ url }) => {
      asked.push(new URL(url).pathname)
      return Response.json(listed)
    },
    { rooms: isKnown },
  )
  function Form() {
    return useHasRooms(isOffered) ? 'Room' : 'No room'
  }
  const open = () =>
    render(
      <QueryClientProvider client={client}>
        <ApiProvider value={api}>
          <Form />
        </ApiProvider>
      </QueryClientProvider>,
    )
  open()
  return { asked, listed, open }
}
afterEach(cleanup)

const shown = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible()

test('a room that was listed after the page was loaded is there when the next form opens', async () => {
  const { asked, listed, open } = show([])
  await expect.poll(() => asked).toEqual(['/api/people/search'])
  await shown('No room')
  cleanup()
  listed.push(aurora)
  open()
  await shown('Room')
  expect(asked).toHaveLength(2)
})

test('where rooms are known, or nobody can be asked, the service is not', async () => {
  const known = show([], { isKnown: true })
  await shown('Room')
  cleanup()
  const none = show([aurora], { isOffered: false })
  await shown('No room')
  expect([...known.asked, ...none.asked]).toEqual([])
})
