import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { InvitationNote } from './InvitationNote.tsx'

afterEach(cleanup)

test('who organises an event is named as they are called, also where that looks like markup', async () => {
  const organizer = { address: 'bob@example.org', name: '<0>Bob</0> <b>' }
  const { container } = render(<InvitationNote organizer={organizer} />, { wrapper: inEnglish })
  expect(container.textContent).toBe(
    'Organised by <0>Bob</0> <b>, who alone can change its time, place and guests. Write to bob@example.org to ask for another time.',
  )
  const write = page.getByRole('link', { name: 'Write to bob@example.org' })
  await expect.element(write).toHaveAttribute('href', 'mailto:bob@example.org')
})
