import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

function Person() {
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
      }}
    >
      <TextField
        label="Person"
        value={typed}
        error={isTried ? 'Enter an e-mail address.' : undefined}
        onChange={setTyped}
      />
      <button>Share</button>
    </form>
  )
}

test('an error of the field that has the focus is announced', async () => {
  render(<Person />, { wrapper: inEnglish })
  await page.getByRole('textbox', { name: 'Person' }).click()
  await userEvent.keyboard('bob{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter an e-mail address.')
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Enter an e-mail address.')
})

test('that of a field without it is read with the field alone', async () => {
  render(<Person />, { wrapper: inEnglish })
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Enter an e-mail address.')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
