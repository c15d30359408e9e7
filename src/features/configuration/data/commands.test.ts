import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { acceptVersion, carrySettings, configurationCommands } from './commands.ts'
import { pastKey, settingsKey } from './queries.ts'

test('accepting a version only changes the ETag, and does not reset the form', () => {
  const queryClient = new QueryClient()
  const configuration = { clients: [{ client_id: 'kalends' }] }
  const readAt = 1_000
  queryClient.setQueryData(settingsKey, { kind: 'stored', configuration, etag: '"1"' }, { updatedAt: readAt })
  acceptVersion(queryClient, '"2"')
  expect(queryClient.getQueryData(settingsKey)).toEqual({ kind: 'stored', configuration, etag: '"2"' })
  expect(queryClient.getQueryState(settingsKey)?.dataUpdatedAt).toBe(readAt)
})

test('with other credentials the form stays with what it began with, and a save is compared with that', () => {
  const queryClient = new QueryClient()
  const settings = { kind: 'stored', configuration: { clients: [{ client_id: 'kalends' }] }, etag: '"1"' }
  const keyWith = (hasCredentials: boolean) => [...settingsKey, { hasCredentials }]
  queryClient.setQueryData(keyWith(false), settings, { updatedAt: 1_000 })
  carrySettings(queryClient, true)
  expect(queryClient.getQueryState(keyWith(true))).toMatchObject({ data: settings, dataUpdatedAt: 1_000 })
})

test('where nothing could be read, other credentials read it', () => {
  const queryClient = new QueryClient()
  carrySettings(queryClient, true)
  expect(queryClient.getQueryState([...settingsKey, { hasCredentials: true }])).toBeUndefined()
})

test('after a save that came second, the versions are read again: there is another one', async () => {
  const queryClient = new QueryClient()
  const versions = [...pastKey, 'versions']
  queryClient.setQueryData(versions, { versions: [] })
  const { api } = apiAnswering({ 'PUT /api/configurations': { status: 412, body: {} } })
  const saving = new MutationObserver(queryClient, configurationCommands.save(api, queryClient))
  await expect(saving.mutate({ clients: [] })).rejects.toThrow('changed-meanwhile')
  expect(queryClient.getQueryState(versions)?.isInvalidated).toBe(true)
})
