import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../api/ApiProvider.tsx'
import { alice } from '../../api/testing/alice.ts'
import type { Api } from '../../api/createApi.ts'
import { apiAnswering } from '../../api/testing/apiAnswering.ts'
import { apiFetching } from '../../api/testing/apiFetching.ts'
import { UserProvider } from '../../api/UserProvider.tsx'
import { settingsStore } from '../../settings/settingsStore.ts'
import { storageWith } from '../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../settings/useSettings.ts'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import { MailReminders } from './MailReminders.tsx'

afterEach(cleanup)

const path = '/api/user/push-subscriptions'
const subscription = (service: string) => ({ id: service, service, createdAt: '', expiresAt: '' })
const box = () => page.getByRole('checkbox', { name: 'By e-mail' })

function show(answers: Parameters<typeof apiAnswering>[0]) {
  const { api, asked } = apiAnswering(answers)
  showWith(api)
  return asked
}

function showWith(api: Api) {
  render(
    <ApiProvider value={api}>
      <UserProvider value={alice}>
        <SettingsContext value={settingsStore(storageWith(), 'alice')}>
          <MailReminders />
        </SettingsContext>
      </UserProvider>
    </ApiProvider>,
    { wrapper: inEnglish },
  )
}

test('reminders come by e-mail, until they are not wanted any more', async () => {
  const asked = show({
    [`POST ${path}`]: { status: 201, body: subscription('e-mail') },
    [`GET ${path}`]: { body: { subscriptions: [subscription('push.example'), subscription('e-mail')] } },
    [`DELETE ${path}/e-mail`]: {},
  })
  await expect.element(page.getByText(/^To alice@kalends.example, until/)).toBeVisible()
  await box().click()
  await expect.element(box()).toBeChecked()
  await box().click()
  await expect.element(box()).not.toBeChecked()
  await expect
    .poll(() => asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`))
    .toEqual([`POST ${path}`, `GET ${path}`, `DELETE ${path}/e-mail`])
  expect(await asked[0]?.json()).toEqual({ email: true, zone: Temporal.Now.timeZoneId() })
})

test('a service that refuses is said, and the box is as before', async () => {
  show({ [`POST ${path}`]: { status: 503, body: {} } })
  await box().click()
  await expect.element(page.getByText('The service couldn’t set this up. Try again later.')).toBeVisible()
  await expect.element(box()).not.toBeChecked()
})

test('the box shows what the service does, although its answers were lost', async () => {
  let isOn = false
  showWith(
    apiFetching(({ method }) => {
      if (method === 'GET') return Response.json({ subscriptions: isOn ? [subscription('e-mail')] : [] })
      isOn = method === 'POST'
      throw new TypeError('Failed to fetch')
    }),
  )
  await box().click()
  await expect.poll(() => isOn).toBe(true)
  await box().click()
  await expect.poll(() => isOn).toBe(false)
  await expect.element(page.getByText(/^To alice@kalends.example, until/)).toBeVisible()
  await expect.element(box()).not.toBeChecked()
})
