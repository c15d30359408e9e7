import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { InCalendars } from './InCalendars.tsx'

afterEach(cleanup)

const calendar = (name: string, canWrite = true) => ({
  id: name,
  homeId: 'alice',
  name,
  description: '',
  colour: '#336699',
  hasCtag: true,
  isDefault: false,
  canWrite,
  canRename: true,
  canShare: false,
  ownerId: null,
})
const [work, family] = [calendar('Work'), calendar('Family', false)]

test('an event in one calendar says its name', async () => {
  const { container } = render(<InCalendars calendar={work} among={[]} />, { wrapper: inEnglish })
  expect(container.textContent).toBe('Work')
})

test('an event in several calendars names them, and the one that changes are made in', async () => {
  render(<InCalendars calendar={work} among={[work, family]} />, { wrapper: inEnglish })
  await expect.element(page.getByText('In Work and Family')).toBeVisible()
  await expect.element(page.getByText('Changes are made in Work only.')).toBeVisible()
})

test('a read-only copy has no line about where changes are made', async () => {
  render(<InCalendars calendar={family} among={[work, family]} />, { wrapper: inEnglish })
  await expect.element(page.getByText('In Work and Family')).toBeVisible()
  await expect.element(page.getByText(/Changes/)).not.toBeInTheDocument()
})

test('a calendar is named as it is called, also where that looks like markup', async () => {
  const odd = calendar('<b>Choir</b>')
  render(<InCalendars calendar={odd} among={[odd, family]} />, { wrapper: inEnglish })
  await expect.element(page.getByText('In <b>Choir</b> and Family')).toBeVisible()
  await expect.element(page.getByText('Changes are made in <b>Choir</b> only.')).toBeVisible()
})
