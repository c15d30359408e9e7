import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { apiAnswering, type Answers } from '../../../api/testing/apiAnswering.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ChangeEmailForm } from './ChangeEmailForm.tsx'

afterEach(cleanup)

const path = 'PUT /api/users/ada%40kalends.example/email'

async function change(answers: Answers) {
  const { api, asked } = apiAnswering(answers)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <ChangeEmailForm />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  const form = page.getByRole('form', { name: 'Change an address' })
  await expect.element(form.getByRole('button', { name: 'Change address' })).toBeDisabled()
  await form.getByRole('textbox', { name: 'Address until now' }).fill('ada@kalends.example')
  await form.getByRole('textbox', { name: 'New address' }).fill(' ada.new@kalends.example ')
  await userEvent.click(form.getByRole('button', { name: 'Change address' }))
  return asked
}

test('ID-26 an account gets the address that was typed', async () => {
  const asked = await change({ [path]: { status: 204 } })
  await expect.element(page.getByRole('status')).toHaveTextContent('The account has its new address.')
  expect(await asked[0]?.clone().json()).toEqual({ email: 'ada.new@kalends.example' })
})

test.each([
  [404, 'not-found', 'Nobody here has this address. Nothing was changed.'],
  [
    403,
    'forbidden',
    'The new address can’t be used: it belongs to a room or to somebody with events of their own, its domain isn’t served here, or it’s an administrator’s and not among those of the service.',
  ],
] as const)(
  'ID-26 a change that is refused with %d says why, and what was typed stays',
  async (status, reason, sentence) => {
    await change({ [path]: { status, body: { error: { code: status, reason } } } })
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
    await expect
      .element(page.getByRole('textbox', { name: 'Address until now' }))
      .toHaveValue('ada@kalends.example')
  },
)
