import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../states/ErrorBoundary.tsx'
import { inEnglish } from '../testing/inEnglish.tsx'
import { lazyComponent } from './lazyComponent.tsx'

type GreetingProps = { readonly name: string }
const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>
const Waiting = ({ name }: GreetingProps) => <p>Waiting for {name}</p>

// No time passes: what is delayed never appears.
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A script that is loaded when the test says so. */
function script() {
  let answer = Promise.withResolvers<typeof Greeting>()
  const load = vi.fn<() => Promise<typeof Greeting>>(() => answer.promise)
  return {
    load,
    comes: () => act(async () => answer.resolve(Greeting)),
    fails: () => act(async () => answer.reject(new Error('no network'))),
    again: () => {
      answer = Promise.withResolvers()
    },
  }
}

test('something else is shown until the script is there, and then the component at once', async () => {
  const { load, comes } = script()
  const Later = lazyComponent(load, Waiting)
  render(<Later name="Alice" />)
  expect(screen.getByText('Waiting for Alice')).toBeVisible()
  await comes()
  expect(screen.getByText('Hello Alice')).toBeVisible()
  expect(screen.queryByText('Waiting for Alice')).toBeNull()
})

test('a script that was loaded ahead is in the first render, and is loaded once', async () => {
  const { load, comes } = script()
  const Later = lazyComponent(load, Waiting)
  Later.preload()
  await comes()
  render(<Later name="Alice" />)
  expect(screen.getByText('Hello Alice')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a script that could not be loaded goes to the boundary, and is loaded again with the next render', async () => {
  // React logs to the console what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { load, comes, fails, again } = script()
  const Later = lazyComponent(load, Waiting)
  render(
    <ErrorBoundary>
      <Later name="Alice" />
    </ErrorBoundary>,
    { wrapper: inEnglish },
  )
  await fails()
  again()
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  await comes()
  expect(screen.getByText('Hello Alice')).toBeVisible()
})

test('a failed preload does not prevent rendering', async () => {
  const { load, comes, fails, again } = script()
  const Later = lazyComponent(load, Waiting)
  Later.preload()
  await fails()
  again()
  render(<Later name="Alice" />)
  await comes()
  expect(screen.getByText('Hello Alice')).toBeVisible()
})
