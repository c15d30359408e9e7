import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { speak } from '../../locales/speak.ts'

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('dir')
})

test('on a page that runs from right to left the arrow to the left leads to the next tab', async () => {
  await speak(document.documentElement, 'ar')
  const { Tabs } = await import('../../ui/overlays/Tabs.tsx')
  render(
    <Tabs
      label="Providers"
      tabs={[
        { id: 'one', label: 'One', panel: '1' },
        { id: 'two', label: 'Two', panel: '2' },
      ]}
    />,
  )
  await page.getByRole('tab', { name: 'One' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tab', { name: 'Two' })).toHaveFocus()
  expect(document.documentElement.lang).toBe('ar')
})
