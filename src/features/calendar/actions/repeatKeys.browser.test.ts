import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dropKeys, holdKeys, waitWithKeys } from './holdKeys.ts'
import { hearKeys, repeatKeys } from './repeatKeys.ts'

let release: () => void
let deafen: () => void
const heard: string[] = []

beforeEach(() => {
  heard.length = 0
  deafen = () => undefined
  document.body.innerHTML = '<button>Market</button>'
  const chip = document.querySelector('button')
  chip?.addEventListener('keydown', ({ key }) => {
    heard.push(key)
    // As an event is lifted whose script is not here yet.
    if (key === ' ') waitWithKeys()
  })
  chip?.focus()
  release = holdKeys()
})
afterEach(() => {
  release()
  deafen()
  dropKeys()
  document.body.innerHTML = ''
})

test('keys that wait for one script are not pressed when another one comes', async () => {
  waitWithKeys()
  await userEvent.keyboard('{ArrowRight}')
  deafen = hearKeys()
  expect(heard).toEqual([])
  await repeatKeys()
  expect(heard).toEqual(['ArrowRight'])
})

test('a key that waits for a script when it is pressed again makes those after it wait', async () => {
  waitWithKeys()
  await userEvent.keyboard('x {ArrowRight}')
  await repeatKeys()
  expect(heard).toEqual(['x', ' '])
  await repeatKeys()
  expect(heard).toEqual(['x', ' ', 'ArrowRight'])
})
