import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useDropped } from './useDropped.ts'

afterEach(cleanup)

const onFile = vi.fn<(file: File, ...others: readonly File[]) => void>()
const onLink = vi.fn<(link: string) => void>()
const onText = vi.fn<(text: string) => void>()

function Page({ isTaken }: { readonly isTaken: boolean }) {
  const isOver = useDropped(isTaken, { onFile, onLink, onText })
  return (
    <>
      <p>{isOver ? 'Drop it' : 'A page'}</p>
      <input aria-label="Title" />
    </>
  )
}

/** @returns whether the browser was kept from opening the file */
function send(
  type: 'dragover' | 'drop',
  dropped: File | readonly File[] | string,
  { kind = 'text/uri-list', over = document.body }: { readonly kind?: string; readonly over?: Element } = {},
): boolean {
  const dataTransfer = new DataTransfer()
  if (typeof dropped === 'string') dataTransfer.setData(kind, dropped)
  else for (const each of [dropped].flat()) dataTransfer.items.add(each)
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
  over.dispatchEvent(event)
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

test('all files that are dropped at once are taken', () => {
  onFile.mockClear()
  render(<Page isTaken={false} />)
  const other = new File(['BEGIN:VCALENDAR'], 'tea.ics', { type: 'text/calendar' })
  expect(send('drop', [file, other])).toBe(true)
  expect(onFile.mock.calls.map((files) => files.map(({ name }) => name))).toEqual([['choir.ics', 'tea.ics']])
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

test('text begins a sentence, text of a calendar is imported, and text over a field is the field’s', async () => {
  onFile.mockClear()
  onText.mockClear()
  render(<Page isTaken={false} />)
  const plain = { kind: 'text/plain' }
  expect(send('dragover', 'Lunch tomorrow', plain)).toBe(true)
  expect(send('drop', 'Lunch\n tomorrow ', plain)).toBe(true)
  expect(onText.mock.calls).toEqual([['Lunch tomorrow']])
  expect(send('drop', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR', plain)).toBe(true)
  expect(onFile.mock.calls.map(([{ type }]) => type)).toEqual(['text/calendar'])
  const over = page.getByRole('textbox', { name: 'Title' }).element()
  expect(send('dragover', 'Lunch', { ...plain, over })).toBe(false)
  expect(send('drop', 'Lunch', { ...plain, over })).toBe(false)
  expect(onText).toHaveBeenCalledOnce()
})

test('text that is dragged from the page itself is not taken', () => {
  onText.mockClear()
  render(<Page isTaken={false} />)
  const dataTransfer = new DataTransfer()
  dataTransfer.setData('text/plain', 'Saved “Tea”')
  const isTaken = (type: string) =>
    !page
      .getByText('A page')
      .element()
      .dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  expect(isTaken('dragover')).toBe(true)
  isTaken('dragstart')
  expect([isTaken('dragover'), isTaken('drop')]).toEqual([false, false])
  expect(onText).not.toHaveBeenCalled()
})
