import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { DateTimeFields } from './DateTimeFields.tsx'
import { startOptions } from './timeOptions.ts'

afterEach(cleanup)

const date = page.getByRole('textbox', { name: 'Date' })
const time = page.getByRole('combobox', { name: 'Time' })

/** The fields of Thursday, 26 November 2026, 14:00. */
function show({ error }: { readonly error?: string } = {}) {
  const onPick = vi.fn<(time: string) => void>()
  const onLeft = vi.fn<() => void>()
  function Fields() {
    const [day, setDay] = useState('2026-11-26')
    const [clock, setClock] = useState('14:00')
    return (
      <DateTimeFields
        legend="Starts"
        date={{
          value: day,
          near: '2026-11-26',
          today: '2026-11-23',
          zone: 'Europe/Paris',
          calendars: [],
          error,
          onChange: setDay,
          onPick: setDay,
          onLeft,
        }}
        time={{
          value: clock,
          options: () => startOptions(['13:45', '14:15', '14:30']),
          current: clock,
          error: undefined,
          onChange: setClock,
          onPick: (picked) => {
            setClock(picked)
            onPick(picked)
          },
        }}
        note={null}
      />
    )
  }
  render(<Fields />, { wrapper: inEnglish })
  return { onPick, onLeft }
}

test('a date is shown in words, and what is typed stays as it is until the field is left', async () => {
  const { onLeft } = show()
  await expect.element(date).toHaveValue('Thu 26 Nov')
  await userEvent.tripleClick(date)
  await userEvent.keyboard('2026-11-27')
  await expect.element(date).toHaveValue('2026-11-27')
  expect(onLeft).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onLeft).toHaveBeenCalled()
  await expect.element(date).toHaveValue('Fri 27 Nov')
})

test('what is wrong with a date is not said while it is typed', async () => {
  show({ error: 'Enter a date' })
  await expect.element(date).toHaveAccessibleDescription('Enter a date')
  await userEvent.click(date)
  await userEvent.keyboard('f')
  await expect.element(date).not.toHaveAccessibleDescription('Enter a date')
})

test('a time is chosen from its list by the arrow keys, which opens at the next one', async () => {
  const { onPick } = show()
  await userEvent.click(time)
  const options = page.getByRole('listbox', { name: 'Time' }).getByRole('option')
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onPick).toHaveBeenCalledWith('14:30')
  await expect.element(time).toHaveValue('14:30')
  expect(page.getByRole('listbox').elements()).toEqual([])
})

test('Escape closes the list alone, and so does typing', async () => {
  show()
  const onKeyDown = vi.fn<() => void>()
  document.body.addEventListener('keydown', onKeyDown)
  await userEvent.click(time)
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('listbox').elements()).toEqual([])
  expect(onKeyDown).not.toHaveBeenCalled()
  document.body.removeEventListener('keydown', onKeyDown)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('9')
  expect(page.getByRole('listbox').elements()).toEqual([])
})

test('a phone’s keyboard can type the dashes of a date and the colon of a time', async () => {
  show()
  for (const field of [date, time]) await expect.element(field).not.toHaveAttribute('inputmode')
})
