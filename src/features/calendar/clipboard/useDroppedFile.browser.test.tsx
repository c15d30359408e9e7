import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useDroppedFile } from './useDroppedFile.ts'

afterEach(cleanup)

const onFile = vi.fn<(file: File) => void>()
const onLink = vi.fn<(link: string) => void>()

function Page({ isTaken }: { readonly isTaken: boolean }) {
  const isOver = useDroppedFile(isTaken, onFile, onLink)
  return <p>{isOver ? 'Drop it' : 'A page'}</p>
}

/** @returns whether the browser was kept from opening the file */
function send(type: 'dragover' | 'drop', dropped: File | string): boolean {
  const dataTransfer = new DataTransfer()
  if (typeof dropped === 'string') dataTransfer.setData('text/uri-list', dropped)
  else dataTransfer.items.add(dropped)
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  return event.defaultPrevented
}

const file = new File(['BEGIN:VCALENDAR'], 'choir.ics', { type: 'text/calendar' })

test('a file that is dropped on the page is taken, and does not replace the page', async () => {
  render(<Page isTaken={false} />)
  expect(send('dragover', file)).toBe(true)
  await expect.element(page.getByText('Drop it')).toBeVisible()
  expect(send('drop', file)).toBe(true)
  expect(onFile.mock.calls.map(([taken]) => taken.name)).toEqual(['choir.ics'])
  await expect.element(page.getByText('A page')).toBeVisible()
})

test('while something else is open a file is not taken, and does not replace the page either', () => {
  onFile.mockClear()
  render(<Page isTaken />)
  expect(send('dragover', file)).toBe(true)
  expect(send('drop', file)).toBe(true)
  expect(onFile).not.toHaveBeenCalled()
})

test('a link to a person or a calendar is taken, any other is the browser’s', () => {
  render(<Page isTaken={false} />)
  expect(send('dragover', 'mailto:bob@example.org')).toBe(true)
  expect(send('drop', 'mailto:bob@example.org')).toBe(true)
  expect(onLink.mock.calls).toEqual([['mailto:bob@example.org']])
  expect(send('drop', 'https://example.org/')).toBe(false)
  expect(onLink).toHaveBeenCalledOnce()
})
