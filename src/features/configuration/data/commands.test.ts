import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { acceptVersion } from './commands.ts'
import { settingsKey } from './queries.ts'

test('accepting a version only changes the ETag, and does not reset the form', () => {
  const queryClient = new QueryClient()
  const configuration = { clients: [{ client_id: 'kalends' }] }
  const readAt = 1_000
  queryClient.setQueryData(settingsKey, { kind: 'stored', configuration, etag: '"1"' }, { updatedAt: readAt })
  acceptVersion(queryClient, '"2"')
  expect(queryClient.getQueryData(settingsKey)).toEqual({ kind: 'stored', configuration, etag: '"2"' })
  expect(queryClient.getQueryState(settingsKey)?.dataUpdatedAt).toBe(readAt)
})
