import '../tokens.css'
import '../base.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

test('a long dialog whose top keeps its place ends above the edge of the window, its buttons with it', async () => {
  await page.viewport(1280, 800)
  render(
    <Dialog title="Search" isStill footer={<button>Save</button>} onClose={vi.fn()}>
      <div style={{ blockSize: 2000 }} />
    </Dialog>,
    { wrapper: inEnglish },
  )

  const edgeOf = (element: Element) => element.getBoundingClientRect().bottom
  await expect.poll(() => edgeOf(page.getByRole('dialog').element())).toBeLessThan(800)
  expect(edgeOf(page.getByRole('button', { name: 'Save' }).element())).toBeLessThan(800)
})
