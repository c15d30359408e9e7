import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { acceptVersion } from './commands.ts'
import { settingsKey } from './queries.ts'

test('a version that is accepted changes the ETag alone: the form is not begun anew by it', () => {
  const queryClient = new QueryClient()
  const configuration = { clients: [{ client_id: 'kalends' }] }
  const readAt = 1_000
  queryClient.setQueryData(settingsKey, { kind: 'stored', configuration, etag: '"1"' }, { updatedAt: readAt })
  acceptVersion(queryClient, '"2"')
  expect(queryClient.getQueryData(settingsKey)).toEqual({ kind: 'stored', configuration, etag: '"2"' })
  expect(queryClient.getQueryState(settingsKey)?.dataUpdatedAt).toBe(readAt)
})
