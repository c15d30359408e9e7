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

test('what the device keeps of somebody who is blocked is deleted', async () => {
  await writeCopy({ userId: 'bob', takenAt: epochMs(0), config, user: {}, calendars: [], ranges: [] })
  render(
    <TurnedAway
      problem="blocked"
      email="bob@kalends.example"
      circumstances={{ now: () => 0, oidc: config.oidc, redirectUri: 'https://calendar.example/' }}
      onAgain={() => undefined}
    />,
    { wrapper: inEnglish },
  )
  await expect.element(page.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible()
  await expect.poll(readCopy).toBeNull()
})
