import '../tokens.css'
import '../base.css'
import { i18n } from '@lingui/core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Dialog } from '../overlays/Dialog.tsx'
import { inEnglish } from '../testing/inEnglish.tsx'
import { Messages } from './Messages.tsx'
import { notify } from './messages.ts'

afterEach(cleanup)

test('a done action is announced as a status, and can be undone once', async () => {
  let undone = 0
  render(<Messages />, { wrapper: inEnglish })
  notify({
    kind: 'done',
    text: () => 'Event deleted',
    action: { label: () => 'Undo', run: () => (undone += 1) },
  })

  const status = page.getByRole('region', { name: 'Messages' }).getByRole('status')
  await expect.element(status.getByText('Event deleted')).toBeVisible()
  await status.getByRole('button', { name: 'Undo' }).click()

  await expect.element(status).toBeEmptyDOMElement()
  expect(undone).toBe(1)
})

test('a failed action is announced as an alert, and stays until it is dismissed', async () => {
  render(<Messages />, { wrapper: inEnglish })
  notify({ kind: 'failed', text: () => 'The event wasn’t saved. Your change is kept.' })

  const alert = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  await expect.element(alert.getByText('The event wasn’t saved. Your change is kept.')).toBeVisible()
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(alert).toBeEmptyDOMElement()
})

test('a message that stays is there until the person chooses one of its two actions', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const dealt: string[] = []
    const way = (label: string) => ({ label: () => label, run: () => void dealt.push(label) })
    render(<Messages />, { wrapper: inEnglish })
    notify({ kind: 'done', text: () => 'Event moved' })
    notify({
      kind: 'done',
      isLasting: true,
      text: () => 'Draft kept',
      also: way('Open'),
      action: way('Discard'),
    })
    const status = page.getByRole('region', { name: 'Messages' }).getByRole('status')
    await expect.element(status.getByText('Event moved')).toBeVisible()
    vi.advanceTimersByTime(60 * 60_000)
    await expect.element(status.getByText('Event moved')).not.toBeInTheDocument()
    await status.getByRole('button', { name: 'Open' }).click()
    await status.getByRole('button', { name: 'Discard' }).click()
    await expect.element(status).toBeEmptyDOMElement()
    expect(dealt).toEqual(['Open', 'Discard'])
  } finally {
    vi.useRealTimers()
  }
})

test('on a phone a message is above the buttons of a dialog, and below again once it is closed', async () => {
  const shown = (isOpen: boolean) => (
    <>
      <Messages />
      {isOpen && (
        <Dialog title="New event" footer={<button>Save</button>} onClose={() => undefined}>
          {'Many fields. '.repeat(200)}
        </Dialog>
      )}
    </>
  )
  const { rerender } = render(shown(true), { wrapper: inEnglish })
  notify({ kind: 'failed', text: () => 'The event wasn’t saved.' })
  const alert = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  const message = () => alert.getByText('The event wasn’t saved.').element().getBoundingClientRect()
  await expect.element(alert.getByText('The event wasn’t saved.')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save' })
  await expect.poll(() => message().bottom <= save.element().getBoundingClientRect().top).toBe(true)
  // What the whole page inherits would style every chip again.
  expect([...document.documentElement.style].filter((name) => name.startsWith('--'))).toEqual([])

  rerender(shown(false))
  await expect.poll(() => window.innerHeight - message().bottom).toBeLessThan(60)
})

test('a message with a long title shows a few lines of it, and says all of it', async () => {
  render(<Messages />, { wrapper: inEnglish })
  const text = `Event deleted: “${'Rehearsal'.repeat(42)}”`
  const takeAway = notify({ kind: 'failed', text: () => text })
  const line = page.getByRole('alert').getByText(text)
  await expect.element(line).toBeVisible()
  await expect.element(line).toHaveAttribute('title', text)
  const { lineHeight, blockSize } = getComputedStyle(line.element())
  const lines = matchMedia('(width < 40rem)').matches ? 5 : 3
  expect(Math.round(parseFloat(blockSize) / parseFloat(lineHeight))).toBeLessThanOrEqual(lines)
  takeAway()
})

test('a message is not over what has the focus, and at the bottom again once that has left', async () => {
  const low = { position: 'fixed', insetBlockEnd: '24px', insetInline: '0' } as const
  const fields = (
    <>
      <Messages />
      <input aria-label="Elsewhere" />
      <input aria-label="Below" style={low} />
    </>
  )
  render(fields, { wrapper: inEnglish })
  const focus = (label: string) => {
    const field = page.getByRole('textbox', { name: label }).element()
    if (field instanceof HTMLElement) field.focus()
    return field.getBoundingClientRect()
  }
  const below = focus('Below')
  const takeAway = notify({ kind: 'done', isLasting: true, text: () => 'Draft kept' })
  const line = page.getByRole('status').getByText('Draft kept')
  await expect.element(line).toBeVisible()
  const message = () => line.element().getBoundingClientRect()
  await expect.poll(() => message().bottom).toBeLessThan(below.top)
  focus('Elsewhere')
  await expect.poll(() => message().bottom).toBeGreaterThan(window.innerHeight / 2)
  focus('Below')
  await expect.poll(() => message().bottom).toBeLessThan(below.top)
  takeAway()
})

test('lines that stay are not said again with a new one', async () => {
  render(<Messages />, { wrapper: inEnglish })
  const region = page.getByRole('region', { name: 'Messages' })
  for (const role of ['status', 'alert'] as const)
    await expect.element(region.getByRole(role)).toHaveAttribute('aria-atomic', 'false')
})

test('a message and its buttons are in the language that the page has by then', async () => {
  render(<Messages />, { wrapper: inEnglish })
  const words = (english: string, german: string) => () => (i18n.locale === 'de' ? german : english)
  notify({
    kind: 'failed',
    text: words('Not saved', 'Nicht gespeichert'),
    extra: words('It is kept.', 'Es bleibt.'),
    action: { label: words('Try again', 'Erneut versuchen'), run: () => undefined },
  })
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Not saved')).toBeVisible()
  i18n.loadAndActivate({ locale: 'de', messages: {} })
  await expect.poll(() => alert.element().textContent).toContain('Nicht gespeichertEs bleibt.')
  await expect.element(alert.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
})
