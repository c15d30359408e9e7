import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askToLeave } from './leaving.ts'
import { Pages, Router } from './Router.tsx'
import { newEntries } from './testing/newEntries.ts'
import { To } from './To.tsx'
import { useBeforeLeaving } from './useBeforeLeaving.ts'
import { useGo } from './useGo.ts'

beforeEach(() => location.assign('#/health'))
afterEach(cleanup)

function Settings() {
  const wish = useBeforeLeaving(true)
  const go = useGo()
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <>
      <h1>Settings</h1>
      <button onClick={() => askToLeave('/signed-out', () => setIsLeaving(true))}>Sign out</button>
      {isLeaving && <p>Signing out</p>}
      <button onClick={() => go('/account')}>Go</button>
      <button onClick={() => go('/signed-out', { replace: true })}>Thrown out</button>
      {wish && (
        <>
          <button onClick={wish.leave}>Leave</button>
          <button onClick={wish.stay}>Stay</button>
        </>
      )}
    </>
  )
}

async function atSettings(): Promise<void> {
  render(
    <Router>
      <To path="/settings/openid-connect">Settings</To>
      <To path="/health">Health</To>
      <Pages
        calendar={null}
        print={null}
        health={<h1>Health</h1>}
        account={<h1>Account</h1>}
        pendingChanges={null}
        bin={null}
        settings={null}
        signOnSettings={<Settings />}
        signedOut={<h1>Signed out</h1>}
        notFound={null}
      />
    </Router>,
  )
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect.element(heading('Settings')).toBeVisible()
}

const heading = (name: string) => page.getByRole('heading', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a link waits for an answer', async () => {
  await atSettings()
  await page.getByRole('link', { name: 'Health' }).click()
  await button('Stay').click()
  await expect.element(heading('Settings')).toBeVisible()
  await expect.element(button('Leave')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Health' }).click()
  await button('Leave').click()
  await expect.element(heading('Health')).toBeVisible()
})

test('what leaves by itself afterwards, like signing out, waits for an answer, and may be given up', async () => {
  await atSettings()
  await button('Sign out').click()
  await button('Stay').click()
  await expect.element(page.getByText('Signing out')).not.toBeInTheDocument()
  await button('Sign out').click()
  await button('Leave').click()
  await expect.element(page.getByText('Signing out')).toBeVisible()
  await expect.element(button('Leave')).not.toBeInTheDocument()
  await expect.element(heading('Settings')).toBeVisible()
})

test('so does going back, and the history is as it was', async () => {
  await atSettings()
  const added = newEntries()
  history.back()
  await button('Stay').click()
  await expect.poll(() => location.hash).toBe('#/settings/openid-connect')
  expect(added()).toBe(0)
  history.back()
  await button('Leave').click()
  await expect.element(heading('Health')).toBeVisible()
  history.forward()
  await expect.element(heading('Settings')).toBeVisible()
})

test('so does an address that is typed', async () => {
  await atSettings()
  location.assign('#/account')
  await expect.element(button('Leave')).toBeVisible()
  await expect.poll(() => location.hash).toBe('#/settings/openid-connect')
  await button('Leave').click()
  await expect.element(heading('Account')).toBeVisible()
})

test('another address of the same page is no leaving', async () => {
  await atSettings()
  location.assign('#/settings/openid-connect?trial=7')
  await expect.poll(() => location.hash).toBe('#/settings/openid-connect?trial=7')
  await expect.element(button('Leave')).not.toBeInTheDocument()
  await button('Go').click()
  await button('Leave').click()
  await expect.element(heading('Account')).toBeVisible()
})

test('who is signed out is not asked', async () => {
  await atSettings()
  await button('Thrown out').click()
  await expect.element(heading('Signed out')).toBeVisible()
})
