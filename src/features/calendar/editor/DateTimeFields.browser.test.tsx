import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { DateTimeFields } from './DateTimeFields.tsx'

afterEach(cleanup)

test('a phone’s keyboard can type the dashes of a date and the colon of a time', async () => {
  render(
    <DateTimeFields
      legend="Starts"
      date="2027-03-15"
      day="2027-03-15"
      time="09:00"
      dateError={undefined}
      timeError={undefined}
      onDate={() => undefined}
      onTime={() => undefined}
    />,
    { wrapper: inEnglish },
  )
  for (const field of [
    page.getByRole('textbox', { name: 'Date' }),
    page.getByRole('combobox', { name: 'Time' }),
  ])
    await expect.element(field).not.toHaveAttribute('inputmode')
})
