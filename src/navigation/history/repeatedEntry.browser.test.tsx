import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Path } from '../addresses.ts'
import { Router } from '../Router.tsx'
import { newEntries } from '../testing/newEntries.ts'
import { useGo, type Go } from '../useGo.ts'
import { usePath } from '../usePath.ts'

beforeEach(() => location.assign('#/start'))
afterEach(cleanup)

/** The addresses that were on screen, in turn. */
function begun(): { readonly go: Go; readonly shown: readonly Path[] } {
  const shown: Path[] = []
  let latest: Go = () => {}
  function Address() {
    latest = useGo()
    const path = usePath()
    if (shown.at(-1) !== path) shown.push(path)
    return null
  }
  render(
    <Router>
      <Address />
    </Router>,
  )
  return { go: (path, options) => latest(path, options), shown }
}

test('the first Back after something was opened and closed leads to the page before', async () => {
  const { go, shown } = begun()
  await steps(shown, () => go('/week'), 2)
  await steps(shown, () => go('/week/event'), 3)
  await steps(shown, () => go('/week', { replace: true }), 4)
  await steps(shown, () => history.back(), 5)
  expect(shown).toEqual(['/start', '/week', '/week/event', '/week', '/start'])
  await steps(shown, () => history.forward(), 6)
  await steps(shown, () => history.back(), 7)
  expect(shown.slice(5)).toEqual(['/week', '/start'])
})

test('three times opened and closed is one step back, too', async () => {
  const { go, shown } = begun()
  await steps(shown, () => go('/week'), 2)
  for (const dialog of ['/week/a', '/week/b', '/week/c'] as const) {
    const before = shown.length
    await steps(shown, () => go(dialog), before + 1)
    await steps(shown, () => go('/week', { replace: true }), before + 2)
  }
  await steps(shown, () => history.back(), 9)
  expect(shown.at(-1)).toBe('/start')
})

test('the address that is on screen is not gone to twice', async () => {
  const { go, shown } = begun()
  await steps(shown, () => go('/week'), 2)
  const added = newEntries()
  go('/week')
  expect(added()).toBe(0)
})

test('an address that is typed is on screen, and Back leads from it', async () => {
  const { shown } = begun()
  await steps(shown, () => location.assign('#/typed'), 2)
  await steps(shown, () => history.back(), 3)
  expect(shown).toEqual(['/start', '/typed', '/start'])
})

async function steps(shown: readonly Path[], step: () => void, length: number): Promise<void> {
  step()
  await expect.poll(() => shown.length).toBe(length)
}
