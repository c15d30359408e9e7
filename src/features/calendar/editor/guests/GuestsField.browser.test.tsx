import '../../../../ui/tokens.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JCalProperty } from '#contract/jcal.ts'
import { guestOf, type Guest } from '#domain/event/guests/GuestList.ts'
import { ApiProvider } from '../../../../api/ApiProvider.tsx'
import { apiAnswering } from '../../../../api/testing/apiAnswering.ts'
import { alice } from '../../../../api/testing/alice.ts'
import { UserProvider } from '../../../../api/UserProvider.tsx'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { called } from '../../edits/testing/edits.ts'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import type { TypedGuests } from '../form/eventForm.ts'
import { GuestsField } from './GuestsField.tsx'

let client = new QueryClient()
const nobody: TypedGuests = { organizer: null, guests: [], typed: '', typedRoom: '' }
let people = nobody

function Form() {
  const [current, setCurrent] = useState(people)
  function onChange(next: TypedGuests) {
    people = next
    setCurrent(next)
  }
  return <GuestsField people={current} onChange={onChange} />
}

beforeEach(() => {
  people = nobody
  client = new QueryClient()
  show()
})

function show() {
  const { api } = apiAnswering({
    'POST /api/people/search': {
      body: [
        {
          id: 'b',
          objectType: 'user',
          emailAddresses: [{ value: 'bob@kalends.example' }],
          names: [{ displayName: 'Bob Baker' }],
          photos: [],
        },
      ],
    },
  })
  const searching = { ...api, config: { ...api.config, features: { ...api.config.features, people: true } } }
  render(
    <QueryClientProvider client={client}>
      <ApiProvider value={searching}>
        <UserProvider value={{ ...alice, emails: [...alice.emails, 'alice.archer@kalends.example'] }}>
          <Form />
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
}
afterEach(cleanup)

const field = () => page.getByRole('combobox', { name: 'Guests' })
const guests = () => people.guests.map(({ name, address, role }) => `${name} ${address} ${role}`.trim())

test('a typed name is found, and the suggestion becomes a guest of the person who organises', async () => {
  await userEvent.type(field(), 'bo')
  await expect
    .poll(() => document.querySelector('datalist option')?.textContent)
    .toBe('"Bob Baker" <bob@kalends.example>')
  // What a browser does when a suggestion is pressed.
  await field().fill('"Bob Baker" <bob@kalends.example>')
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Bob Baker' })).toBeVisible()
  await expect.element(field()).toHaveValue('')
  expect(guests()).toEqual(['Bob Baker bob@kalends.example required'])
  expect(people.organizer).toEqual({ address: 'alice@kalends.example', name: 'Alice Archer' })
})

test('who types a suggestion to its end presses Enter for it, and saves nothing', async () => {
  const text = '"Bob Baker" <bob@kalends.example>'
  await userEvent.type(field(), text)
  await expect.poll(() => document.querySelector('datalist option')?.textContent).toBe(text)
  await expect.element(field()).toHaveValue(text)
  expect(people.guests).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(people.guests.map(({ address }) => address)).toEqual(['bob@kalends.example'])
})

test('addresses become guests by a comma or Enter, with a role, and go again', async () => {
  await userEvent.type(field(), 'carol@elsewhere.example,dan@elsewhere.example{Enter}')
  expect(guests()).toEqual(['carol@elsewhere.example required', 'dan@elsewhere.example required'])
  await page.getByRole('combobox', { name: 'Role of carol@elsewhere.example' }).selectOptions('Optional')
  await page.getByRole('button', { name: 'Remove dan@elsewhere.example' }).click()
  expect(guests()).toEqual(['carol@elsewhere.example optional'])
  await userEvent.type(field(), 'Carol@elsewhere.example{Enter}')
  expect(guests()).toHaveLength(1)
})

test('a pasted list is taken at once, and what is no address stays to be mended', async () => {
  await field().click()
  const data = new DataTransfer()
  data.setData('text/plain', 'Eve <eve@elsewhere.example>; frank@elsewhere.example\ngrace')
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
  await expect.element(field()).toHaveValue('grace')
  await expect.element(page.getByText('Enter an e-mail address, such as bob@example.org')).toBeVisible()
  expect(guests()).toEqual(['Eve eve@elsewhere.example required', 'frank@elsewhere.example required'])
})

test('what guests have answered stands beside them, as a sign, a word and a colour', async () => {
  cleanup()
  const bob = guestOf({ address: 'bob@kalends.example', name: 'Bob Baker' })
  const guest = (name: string, reply: Guest['reply']): Guest => ({ ...bob, name, address: name, reply })
  people = {
    ...nobody,
    guests: [
      guest('Ann', 'accepted'),
      guest('Ben', 'tentative'),
      guest('Cas', 'declined'),
      guest('Dan', 'needs-action'),
    ],
  }
  show()
  const rows = page.getByRole('listitem').elements()
  const signs = rows.map((row) => {
    const initials = row.querySelector<HTMLElement>('[data-sign]')
    const [name] = row.querySelectorAll(':scope > span:nth-of-type(2)')
    return `${initials?.dataset['sign']} ${name?.textContent}`
  })
  expect(signs).toEqual(['✓ Ann Accepted', '? Ben Maybe', '✕ Cas Declined', ' Dan'])
  const lines = rows.map((row) => {
    const { borderTopColor, borderTopStyle } = getComputedStyle(row.querySelector('[data-sign]') ?? row)
    return `${borderTopStyle} ${borderTopColor}`
  })
  expect(new Set(lines).size).toBe(4)
})

test('who was asked lately is offered before anything is typed, and then before others', async () => {
  cleanup()
  const attendee = (name: string): JCalProperty => [
    'attendee',
    { cn: name },
    'cal-address',
    `mailto:${name.toLowerCase()}@kalends.example`,
  ]
  const organizer: JCalProperty = ['organizer', {}, 'cal-address', 'mailto:alice@kalends.example']
  const data = called('Plan', organizer, attendee('Carol'), attendee('Bogdan'))
  const items = [{ calendarId: 'alice', eventId: 'plan', etag: null, data }]
  client.setQueryData(calendarKeys.range({ homeId: 'alice', id: 'alice' }, { month: '2027-03' }), { items })
  people = { ...nobody, guests: [guestOf({ address: 'carol@kalends.example', name: 'Carol' })] }
  show()
  await field().click()
  const offered = () =>
    [...document.querySelectorAll('datalist option')].map(({ textContent }) => textContent)
  await expect.poll(offered).toEqual(['"Bogdan" <bogdan@kalends.example>'])
  await userEvent.type(field(), 'bo')
  await expect
    .poll(offered)
    .toEqual(['"Bogdan" <bogdan@kalends.example>', '"Bob Baker" <bob@kalends.example>'])
})

test('on a phone a long address stands in several lines, and all of it can be read', async () => {
  await page.viewport(360, 640)
  const address = 'purchasing.department.northern.region@a-company-with-a-long-name.example'
  await userEvent.type(field(), `${address},`)
  await expect.element(page.getByText(address)).toBeVisible()
  const { scrollWidth, clientWidth, clientHeight } = page.getByText(address).element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  expect(clientHeight).toBeLessThan(130)
})

test('another address of the organizer is not taken, and the field says why until something else is typed', async () => {
  const sentence = page.getByText('This address is yours, and you organize this event.')
  await userEvent.type(field(), 'Alice.Archer@kalends.example{Enter}')
  await expect.element(sentence).toBeVisible()
  await expect.element(field()).toHaveValue('')
  expect(guests()).toEqual([])
  await userEvent.type(field(), 'carol@elsewhere.example{Enter}')
  await expect.element(sentence).not.toBeInTheDocument()
  expect(guests()).toEqual(['carol@elsewhere.example required'])
})
