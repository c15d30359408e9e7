import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { apiAnswering, type Answers } from '../../../api/testing/apiAnswering.ts'
import { askToLeave } from '../../../navigation/leaving.ts'
import { Router } from '../../../navigation/Router.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { RoomsSettings } from './RoomsSettings.tsx'

afterEach(cleanup)

const aurora = { id: 'a', name: 'Aurora', address: 'aurora@kalends.example', capacity: 8 }
const stored = (value: unknown) => ({
  body: [{ name: 'core', configurations: [{ name: 'resources', value }] }],
})

function show(answers: Answers) {
  const { api, asked } = apiAnswering({ 'POST /api/configurations': stored([aurora]), ...answers })
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={api}>
          <RoomsSettings />
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
  return async () => {
    const put = asked.findLast(({ method }) => method === 'PUT')
    return put ? (await put.clone().json())[0].configurations[0].value : null
  }
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('a room is added, with what is wrong said at its field', async () => {
  const saved = show({ 'PUT /api/configurations': { status: 204 } })
  await button('Add a room').click()
  await field('Name').fill('Boreal')
  await field('E-mail address').fill('boreal')
  await button('Save room').click()
  await expect.element(page.getByText('Enter an e-mail address, such as aurora@example.org')).toBeVisible()
  await field('E-mail address').fill('aurora@kalends.example')
  await button('Save room').click()
  await expect.element(page.getByText('Another room has this address')).toBeVisible()
  expect(await saved()).toBeNull()
  await field('E-mail address').fill('boreal@kalends.example')
  await page.getByRole('combobox', { name: 'Who may book it' }).selectOptions('Only these people')
  await field('Their e-mail addresses').fill('bob@kalends.example')
  await button('Save room').click()
  await expect.element(page.getByText('The rooms are saved.', { exact: false })).toBeVisible()
  expect(await saved()).toEqual([
    aurora,
    { name: 'Boreal', address: 'boreal@kalends.example', bookers: ['bob@kalends.example'] },
  ])
})

test('a room that is half typed is left after a question', async () => {
  show({})
  const leave = vi.fn<() => void>()
  await button('Add a room').click()
  await field('Name').fill('Bor')
  askToLeave('/health', leave)
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect.element(question.getByText('What you typed about this room will be lost.')).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(leave).not.toHaveBeenCalled()
  await expect.element(field('Name')).toHaveValue('Bor')
  await button('Cancel').click()
  askToLeave('/health', leave)
  expect(leave).toHaveBeenCalledOnce()
})

test('an address that the service refuses is said at its field, and what was typed stays', async () => {
  const details = 'core->resources: 1/address is the address of a person'
  show({ 'PUT /api/configurations': { status: 400, body: { error: { code: 400, message: '', details } } } })
  await button('Add a room').click()
  await field('Name').fill('Bob')
  await field('E-mail address').fill('bob@kalends.example')
  await button('Save room').click()
  await expect.element(page.getByText('This is the address of a person')).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Bob')
})

test('a room is changed, and one that is removed is asked about first', async () => {
  const saved = show({ 'PUT /api/configurations': { status: 204 } })
  await button('Change Aurora').click()
  await field('For how many people').fill('10')
  await button('Save room').click()
  await expect.poll(saved).toMatchObject([{ address: aurora.address, capacity: 10 }])
  await button('Remove Aurora').click()
  await expect.element(page.getByRole('alertdialog', { name: 'Remove Aurora?' })).toBeVisible()
  await button('Remove room').click()
  await expect.poll(saved).toEqual([])
})

test('rooms that cannot be read are asked for again by a button', async () => {
  show({ 'POST /api/configurations': { status: 503, body: {} } })
  await expect.element(button('Try again')).toBeVisible()
})

test('a removal that is refused is said where it can be read', async () => {
  show({ 'PUT /api/configurations': { status: 403, body: {} } })
  await button('Remove Aurora').click()
  await button('Remove room').click()
  await expect.element(page.getByText('You don’t have permission to do this.')).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('a room that somebody else removes while it is changed keeps its form, and is listed again by saving', async () => {
  const rooms = [aurora, { id: 'b', name: 'Boreal', address: 'boreal@kalends.example' }]
  const put = { status: 412 }
  const saved = show({ 'POST /api/configurations': stored(rooms), 'PUT /api/configurations': put })
  await button('Change Aurora').click()
  await field('Name').fill('Aurora Hall')
  rooms.shift()
  await button('Save room').click()
  await expect.element(page.getByText('This room was removed elsewhere.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('This no longer exists.')).not.toBeInTheDocument()
  await expect.element(field('Name')).toHaveValue('Aurora Hall')
  put.status = 204
  await button('Save room').click()
  await expect.element(page.getByText('The rooms are saved.', { exact: false })).toBeVisible()
  expect(await saved()).toEqual([
    rooms[0],
    { name: 'Aurora Hall', address: 'aurora@kalends.example', capacity: 8 },
  ])
})
