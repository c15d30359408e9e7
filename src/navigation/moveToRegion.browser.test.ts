import { beforeEach, expect, test } from 'vitest'
import { moveToRegion } from './moveToRegion.ts'

const page = `
  <header><button>Account</button></header>
  <main tabindex="-1">
    <button>Today</button>
    <aside data-region="calendars"><button>Earlier month</button><button>Work</button></aside>
    <div data-region="grid"><div tabindex="0">Monday</div><div tabindex="-1">Tuesday</div></div>
  </main>
  <section data-region="messages"></section>`

const message = '<div data-message><p>Moved</p><button>Undo</button><button>Dismiss</button></div>'

beforeEach(() => {
  document.body.innerHTML = page
})

const messages = () => document.querySelector('[data-region="messages"]') ?? document.body
const focused = () => document.activeElement?.textContent
const named = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [tabindex]')].find((each) => each.textContent === text)

test('from region to region, and back to where the focus was in each', () => {
  messages().innerHTML = message
  named('Tuesday')?.focus()
  moveToRegion(1)
  expect(focused()).toBe('Undo')
  moveToRegion(1)
  expect(focused()).toBe('Earlier month')
  moveToRegion(1)
  expect(focused()).toBe('Tuesday')
  moveToRegion(-1)
  expect(focused()).toBe('Earlier month')
})

test('from elsewhere the messages come first, the last one before others', () => {
  messages().innerHTML = message + message.replace('Undo', 'Stop')
  named('Account')?.focus()
  moveToRegion(1)
  expect(focused()).toBe('Stop')
})

test('without a message there is nothing to go to there', () => {
  named('Monday')?.focus()
  moveToRegion(1)
  expect(focused()).toBe('Earlier month')
  moveToRegion(-1)
  expect(focused()).toBe('Monday')
})

test('a message that goes while it has the focus gives it back', async () => {
  messages().innerHTML = message
  named('Tuesday')?.focus()
  moveToRegion(-1)
  moveToRegion(-1)
  expect(focused()).toBe('Undo')
  messages().innerHTML = ''
  await expect.poll(focused).toBe('Earlier month')
})

test('under a dialog there are the dialog and the messages', () => {
  messages().innerHTML = message
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Save</button></div>')
  named('Save')?.focus()
  moveToRegion(1)
  expect(focused()).toBe('Undo')
  moveToRegion(1)
  expect(focused()).toBe('Save')
})

test('a page without parts is one itself', () => {
  document.body.innerHTML = '<main tabindex="-1">Health</main><section data-region="messages"></section>'
  messages().innerHTML = message
  moveToRegion(1)
  expect(focused()).toBe('Undo')
  moveToRegion(1)
  expect(focused()).toBe('Health')
})

test('in the grid it is the day in focus, not what stands around it, nor what is drawn out of sight', () => {
  document.body.innerHTML = `
  <div data-region="grid">
    <button>Time zones</button>
    <div style="content-visibility: hidden"><div data-cell tabindex="0">Last week</div></div>
    <div data-cell tabindex="-1">Monday</div><div data-cell tabindex="0">Tuesday</div>
  </div>
  <aside data-region="calendars"><button>Work</button></aside>`
  named('Work')?.focus()
  moveToRegion(1)
  expect(focused()).toBe('Tuesday')

  moveToRegion(1)
  named('Tuesday')?.remove()
  moveToRegion(1)
  expect(focused()).toBe('Time zones')
})
