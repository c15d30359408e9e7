import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { Dialog } from './Dialog.tsx'

/** The watchers that were made, as the browser has them: the one that was made last hears the request. */
const watchers: CloseWatcher[] = []
const Watcher = window.CloseWatcher
const isNot = matchMedia('not all')

beforeEach(() => {
  watchers.length = 0
  vi.spyOn(window, 'matchMedia').mockReturnValue(matchMedia('all'))
  vi.stubGlobal('CloseWatcher', function watched() {
    const watcher = Watcher && new Watcher()
    if (watcher) watchers.push(watcher)
    return watcher
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** As the Back key of a phone. */
const back = () => watchers.at(-1)?.requestClose()

const shown = (onClose: () => void) =>
  render(
    <Dialog title="New calendar" onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
    { wrapper: inEnglish },
  )

test('Back closes what lies over the page', async () => {
  const onClose = vi.fn<() => void>()
  shown(onClose)
  await expect.element(page.getByRole('dialog', { name: 'New calendar' })).toBeVisible()
  back()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('one that stays, as it asks something first, hears the next Back as well', () => {
  const onClose = vi.fn<() => void>()
  shown(onClose)
  back()
  back()
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('Escape in a list inside closes the list alone', async () => {
  const onClose = vi.fn<() => void>()
  shown(onClose)
  const name = page.getByRole('textbox', { name: 'Name' })
  name.element().addEventListener('keydown', (event) => event.stopPropagation())
  await name.click()
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  back()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('once it is closed, nothing hears Back any more', () => {
  const onClose = vi.fn<() => void>()
  const { unmount } = shown(onClose)
  unmount()
  back()
  expect(onClose).not.toHaveBeenCalled()
})

test('without touch, Escape and Back are what they are', () => {
  vi.mocked(window.matchMedia).mockReturnValue(isNot)
  shown(vi.fn<() => void>())
  expect(watchers).toEqual([])
})
