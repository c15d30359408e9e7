import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { focusFirstInvalid } from './focusFirstInvalid.ts'

const save = page.getByRole('button', { name: 'Save' })
const room = page.getByRole('textbox', { name: 'Room' })
const title = page.getByRole('textbox', { name: 'Title' })

beforeEach(async () => {
  document.body.innerHTML =
    '<form id="event"><input aria-label="Title"><button type="button">Save</button></form>'
  await save.click()
  focusFirstInvalid('event')
})

const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function loadRoom() {
  document
    .querySelector('form')
    ?.insertAdjacentHTML('beforeend', '<input aria-label="Room" aria-invalid="true">')
  // What is observed is told before the next frame.
  await aFrame()
}

test('the first field that says what is wrong with it has the focus', async () => {
  title.element().setAttribute('aria-invalid', 'true')
  await loadRoom()
  await aFrame()
  await expect.element(title).toHaveFocus()
})

test('a field that is still being loaded has the focus once it is there', async () => {
  await aFrame()
  await expect.element(save).toHaveFocus()
  await loadRoom()
  await expect.element(room).toHaveFocus()
})

test('who has gone elsewhere meanwhile stays there', async () => {
  await aFrame()
  await title.click()
  await loadRoom()
  await expect.element(title).toHaveFocus()
})
