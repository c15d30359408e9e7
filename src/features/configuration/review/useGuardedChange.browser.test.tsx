import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../../../api/ApiError.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { AdministratorProvider } from '../credentials/useAdminApi.ts'
import { useGuardedChange, type RequestedChange } from './useGuardedChange.ts'

afterEach(cleanup)

const nothing = () => undefined

test('that a change failed for want of a permission is forgotten when other credentials are used', async () => {
  const signedIn = apiAnswering({}).api
  const asAdministrator = apiAnswering({}).api
  let hasCredentials = false
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApiProvider value={signedIn}>
      <AdministratorProvider
        value={{
          api: hasCredentials ? asAdministrator : signedIn,
          hasCredentials,
          askForCredentials: nothing,
          forgetCredentials: nothing,
        }}
      >
        {children}
      </AdministratorProvider>
    </ApiProvider>
  )
  const { result, rerender } = renderHook(useGuardedChange, { wrapper })
  const forbidden = new ApiError('forbidden', { status: 403, request: { method: 'PUT', path: '/x' } })
  // Settings without an issuer ask before they are saved.
  const change: RequestedChange = {
    kind: 'save',
    before: null,
    settings: { clients: [] },
    hasWorked: false,
    make: () => Promise.reject(forbidden),
  }
  await act(() => result.current.begin(change))
  await act(() => result.current.confirm())
  expect(result.current.stateOf('save')).toMatchObject({ kind: 'failed', error: forbidden })
  hasCredentials = true
  rerender()
  expect(result.current.stateOf('save')).toEqual({ kind: 'idle' })
})
