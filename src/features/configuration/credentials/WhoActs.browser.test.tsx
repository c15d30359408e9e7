import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { alice } from '../../../api/testing/alice.ts'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { AskBeforeLeaving } from '../AskBeforeLeaving.tsx'
import { AdministratorProvider } from './useAdminApi.ts'
import { WhoActs } from './WhoActs.tsx'

afterEach(cleanup)

const forgetCredentials = vi.fn<() => void>()

function show(isPlatformAdmin: boolean, isUnsaved: boolean) {
  forgetCredentials.mockClear()
  const { api } = apiAnswering({})
  render(
    <Router>
      <UserProvider value={{ ...alice, isPlatformAdmin }}>
        <AdministratorProvider
          value={{ api, hasCredentials: true, askForCredentials: () => undefined, forgetCredentials }}
        >
          <WhoActs />
          <AskBeforeLeaving isUnsaved={isUnsaved} />
        </AdministratorProvider>
      </UserProvider>
    </Router>,
    { wrapper: inEnglish },
  )
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('credentials without which the form goes are forgotten after a question, if something is typed in it', async () => {
  show(false, true)
  await button('Forget credentials').click()
  await expect.element(page.getByText('Your changes to the sign-on settings will be lost.')).toBeVisible()
  await button('Stay').click()
  expect(forgetCredentials).not.toHaveBeenCalled()
  await button('Forget credentials').click()
  await button('Leave').click()
  expect(forgetCredentials).toHaveBeenCalledOnce()
})

test.each([
  ['nothing is typed', false, false],
  ['an administrator is signed in, who sees the form without them', true, true],
])('they are forgotten at once where %s', async (_, isPlatformAdmin, isUnsaved) => {
  show(isPlatformAdmin, isUnsaved)
  await button('Forget credentials').click()
  expect(forgetCredentials).toHaveBeenCalledOnce()
})
