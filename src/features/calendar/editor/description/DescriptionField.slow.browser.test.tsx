import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../ui/tokens.css'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { Messages } from '../../../../ui/messages/Messages.tsx'
import { DescriptionField } from './DescriptionField.tsx'
import { PlainDescriptionField } from './PlainDescriptionField.tsx'
import { useFirstFormat } from './useFirstFormat.ts'

const script = vi.hoisted(() => Promise.withResolvers<void>())

vi.mock(import('./StyledDescriptionField.tsx'), async (original) => {
  await script.promise
  return original()
})

afterEach(cleanup)

let written: { readonly description: string; readonly styledDescription: string }
const note = (now: typeof written) => {
  written = now
}

function useDescription() {
  const [form, setForm] = useState({ description: '', styledDescription: '' })
  note(form)
  const { description, styledDescription } = form
  return { plain: description, html: styledDescription, isDisabled: false, onChange: setForm }
}

const field = page.getByRole('textbox', { name: 'Description' })

test('what is typed while the script for formatting is on its way is formatted, and nothing of it is lost', async () => {
  function Field() {
    return <DescriptionField {...useDescription()} />
  }
  render(<Field />, { wrapper: inEnglish })
  await field.click()
  await userEvent.keyboard('Hello {Control>}b{/Control}bold{Control>}b{/Control} more')
  expect(written).toEqual({ description: 'Hello bold more', styledDescription: '' })
  script.resolve()
  await expect.poll(() => written.styledDescription).toBe('<p>Hello <strong>bold</strong> more</p>')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('!')
  await expect.poll(() => written.styledDescription).toBe('<p>Hello <strong>bold</strong> more!</p>')
})

test('without the script the text stays as it is typed, and a message says so', async () => {
  function Field() {
    const { begin, onTyped } = useFirstFormat(() => Promise.reject(new Error('offline')))
    return <PlainDescriptionField {...useDescription()} onFormat={begin} onTyped={onTyped} />
  }
  render(
    <>
      <Field />
      <Messages />
    </>,
    { wrapper: inEnglish },
  )
  await field.click()
  await userEvent.keyboard('Hello {Control>}b{/Control}')
  await expect.element(page.getByRole('alert').getByText(/^This couldn’t be loaded/)).toBeVisible()
  await userEvent.keyboard('you')
  await expect.element(field).toHaveValue('Hello you')
})
