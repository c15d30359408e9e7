import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { Dialog } from './Dialog.tsx'
import { noticePlace } from './noticePlaces.ts'
import '../tokens.css'

afterEach(cleanup)

test('a notice stands above a long form, and nothing of the form lies over it', () => {
  render(
    <Dialog title="New event" onClose={() => undefined} footer={<button>Save</button>}>
      <input aria-label="Title" style={{ position: 'relative', blockSize: 2000 }} />
    </Dialog>,
    { wrapper: inEnglish },
  )
  const place = noticePlace()
  if (place === null) throw new Error('there is none')
  place.textContent = 'Your session has ended.'
  const { left, top, bottom } = place.getBoundingClientRect()
  expect(bottom - top).toBeGreaterThan(10)
  const field = page.getByRole('textbox', { name: 'Title' }).element()
  expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  expect(document.elementFromPoint(left + 5, (top + bottom) / 2)).toBe(place)
})
