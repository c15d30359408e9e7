import { cleanup, render } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { appConfig } from '#contract/appConfig.ts'
import { epochMs } from '#domain/time/units.ts'
import { inEnglish } from '../ui/testing/inEnglish.tsx'
import { deleteCopy, readCopy, writeCopy } from './offline/offlineDatabase.ts'
import { TurnedAway } from './TurnedAway.tsx'

const oidc = { authority: 'https://id.example', client_id: 'k' }
const config = v.parse(appConfig, { baseUrl: '', davUrl: '', oidc })

afterEach(async () => {
  cleanup()
  await deleteCopy()
})

const show = (problem: string) =>
  render(
    <TurnedAway
      problem={problem}
      email="bob@kalends.example"
      circumstances={{ now: () => 0, oidc: config.oidc, redirectUri: 'https://calendar.example/' }}
      onAgain={() => undefined}
    />,
    { wrapper: inEnglish },
  )
const copy = { userId: 'bob', takenAt: epochMs(0), config, user: {}, calendars: [], ranges: [] }

test('what the device keeps of somebody who is blocked is deleted', async () => {
  await writeCopy(copy)
  show('blocked')
  await expect.element(page.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible()
  await expect.poll(readCopy).toBeNull()
})

test('who has just signed in and is refused reads that, not that they are signed out', async () => {
  await writeCopy(copy)
  show('signed-out')
  await expect.element(page.getByText(/You signed in, but Kalends doesn’t accept/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign in again' })).toBeVisible()
  expect(await readCopy()).not.toBeNull()
})
