import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Telling } from '#domain/edits/Edit.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { TellGuestsDialog } from './TellGuestsDialog.tsx'

afterEach(cleanup)

const nobody = () => undefined

test('several events are asked about together, and one answer is for all', async () => {
  const answers: Telling[] = []
  render(
    <TellGuestsDialog
      concern={{ kind: 'moved', guests: ['bob@kalends.example'], hasRoom: false }}
      titles={['Plan', 'Lunch']}
      onAnswer={(telling) => void answers.push(telling)}
      onClose={nobody}
    />,
    { wrapper: inEnglish },
  )
  const sentence = '2 events with guests are at another time for bob@kalends.example.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Don’t tell' }))
  expect(answers).toEqual([{ isSilent: true, note: '' }])
})

test('one event is asked about by its title', async () => {
  render(
    <TellGuestsDialog
      concern={{ kind: 'cancelled', guests: ['bob@kalends.example'], hasRoom: false }}
      titles={['Plan']}
      onAnswer={nobody}
      onClose={nobody}
    />,
    { wrapper: inEnglish },
  )
  await expect.element(page.getByText('“Plan” is cancelled for bob@kalends.example.')).toBeVisible()
})

test('where a room is booked, which would not know, nothing is done without telling', async () => {
  const concern = { kind: 'moved', guests: ['bob@kalends.example'], hasRoom: true } as const
  render(<TellGuestsDialog concern={concern} titles={['Plan']} onAnswer={nobody} onClose={nobody} />, {
    wrapper: inEnglish,
  })
  await expect
    .element(page.getByText('A room is booked for it, which is told with the guests.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Don’t tell' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Tell guests' })).toBeVisible()
})
