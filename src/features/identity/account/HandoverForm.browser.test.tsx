import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { apiAnswering, type Answers } from '../../../api/testing/apiAnswering.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { HandoverForm } from './HandoverForm.tsx'

afterEach(cleanup)

const path = 'POST /api/users/ada%40kalends.example/handover'

function show(answers: Answers) {
  const { api, asked } = apiAnswering(answers)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <HandoverForm />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  return asked
}

const submit = () =>
  page.getByRole('form', { name: 'Hand over calendars' }).getByRole('button', { name: 'Hand over' })

async function handOver(from: string, to: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Who left' }).fill(from)
  await page.getByRole('textbox', { name: 'Who gets the calendars' }).fill(to)
  await userEvent.click(submit())
  const question = page.getByRole('alertdialog', { name: `Hand over the calendars of ${from}?` })
  await expect.element(question).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Hand over' }))
}

test('ID-25 calendars are handed over after a question, and it is said what became of them', async () => {
  const asked = show({ [path]: { body: { calendars: 2, meetings: 1 } } })
  await handOver('ada@kalends.example', ' bob@kalends.example ')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('2 calendars were handed over. The guests of 1 coming meeting are told.')
  expect(await asked[0]?.clone().json()).toEqual({ to: 'bob@kalends.example' })
})

test('ID-25 calendars that were handed over before are not counted again', async () => {
  show({ [path]: { body: { calendars: 0, meetings: 0 } } })
  await handOver('ada@kalends.example', 'bob@kalends.example')
  await expect.element(page.getByRole('status')).toHaveTextContent('There was nothing to hand over.')
})

test('ID-25 an address that nobody has is said, and what was typed stays', async () => {
  show({ [path]: { status: 404, body: { error: { code: 404, reason: 'not-found' } } } })
  await handOver('ada@kalends.example', 'nobody@kalends.example')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Nobody here has one of these addresses. Nothing was changed.')
  await expect.element(page.getByRole('textbox', { name: 'Who left' })).toHaveValue('ada@kalends.example')
})

test('ID-25 nobody gets their own calendars', async () => {
  show({})
  await page.getByRole('textbox', { name: 'Who left' }).fill('ada@kalends.example')
  await page.getByRole('textbox', { name: 'Who gets the calendars' }).fill('Ada@kalends.example')
  await expect.element(page.getByText('Enter somebody else.')).toBeVisible()
  await expect.element(submit()).toBeDisabled()
})
