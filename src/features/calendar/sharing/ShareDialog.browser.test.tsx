import '../../../ui/tokens.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { apiAnswering, type Answers } from '../../../api/testing/apiAnswering.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { calendarsQuery } from '../queries/calendars/calendarsQuery.ts'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { ShareDialog } from './ShareDialog.tsx'

const work = ownCalendar({ canShare: true })
const path = '/dav/api/calendars/alice/work.json'

function show(answers: Answers) {
  const { api, asked } = apiAnswering({ [`PROPFIND ${path}`]: { body: { invite: [] } }, ...answers })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const { queryKey } = calendarsQuery(api, alice.id)
  client.setQueryData(queryKey, { calendars: [work], ctags: {}, skipped: 0 })
  render(
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <UserProvider value={alice}>
          <ShareDialog calendar={work} onClose={() => undefined} />
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  const sent = () =>
    Promise.all(asked.filter(({ method }) => method === 'POST').map((each) => each.clone().json()))
  return {
    sent,
    list: (calendars: readonly (typeof work)[]) =>
      client.setQueryData(queryKey, { calendars, ctags: {}, skipped: 0 }),
  }
}

afterEach(cleanup)

const person = page.getByRole('combobox', { name: 'Person' })
const share = () => page.getByRole('button', { name: 'Share', exact: true }).click()

test('several people who are pasted are given the calendar together; what is nobody is not passed over', async () => {
  const { sent } = show({ [`POST ${path}`]: { status: 200 } })
  await person.fill('bob@kalends.example, carol')
  await share()
  await expect.element(person).toHaveAccessibleDescription(/Enter an e-mail address/)
  await person.fill('Bob Baker <bob@kalends.example>, carol@kalends.example')
  await share()
  await expect
    .element(page.getByText('Shared with bob@kalends.example. Shared with carol@kalends.example.'))
    .toBeInTheDocument()
  expect(await sent()).toEqual([
    {
      share: {
        set: [
          { 'dav:href': 'mailto:bob@kalends.example', 'dav:read': true },
          { 'dav:href': 'mailto:carol@kalends.example', 'dav:read': true },
        ],
        remove: [],
      },
    },
  ])
})

test('one’s own address is said to be that', async () => {
  show({ [`POST ${path}`]: { status: 400, body: {} } })
  await person.fill('alice@kalends.example')
  await share()
  await expect.element(page.getByText('You have this calendar already.')).toBeVisible()
})

test('who may no longer share while the dialog is open is told so', async () => {
  const { list } = show({})
  await expect.element(person).toBeVisible()
  list([{ ...work, canShare: false }])
  await expect.element(page.getByText('You can no longer decide who has this calendar.')).toBeVisible()
  await expect.element(person).not.toBeInTheDocument()
})

test('on a phone a long address stands in a few lines, and all of it can be read', async () => {
  await page.viewport(360, 640)
  const address = 'purchasing.department.northern.region@a-company-with-a-long-name.example'
  const invite = [{ href: `mailto:${address}`, principal: 'p', access: 2, inviteStatus: 2 }]
  show({ [`PROPFIND ${path}`]: { body: { invite } } })
  await expect.element(page.getByText(address)).toBeVisible()
  const { scrollWidth, clientWidth, clientHeight } = page.getByText(address).element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  expect(clientHeight).toBeLessThan(100)
})
