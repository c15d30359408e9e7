import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { User } from '#contract/identity.ts'
import { UserProvider } from '../../../../api/UserProvider.tsx'
import { useReader } from './useReader.ts'

test('whatever reads events for a person is the identical reader of them, so that each event is read once', () => {
  const user: User = {
    id: 'alice',
    firstname: '',
    lastname: '',
    displayName: 'Alice',
    preferredEmail: 'alice@kalends.example',
    emails: ['a@b.example'],
    domains: [],
    isPlatformAdmin: false,
  }
  const read = () =>
    renderHook(() => useReader('Europe/Paris'), {
      wrapper: ({ children }) => <UserProvider value={user}>{children}</UserProvider>,
    }).result.current
  expect(read().myAddresses).toEqual(['alice@kalends.example', 'a@b.example'])
  expect(read().myAddresses).toBe(read().myAddresses)
})
