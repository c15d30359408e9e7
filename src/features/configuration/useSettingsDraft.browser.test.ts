import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { EditedSettings } from './useSettingsDraft.ts'
import { useSettingsDraft } from './useSettingsDraft.ts'

afterEach(cleanup)

const initial = {
  issuer_url: 'https://id.example',
  clients: [{ client_id: 'kalends', client_secret: '********' }],
}

type Read = { readonly stored: OpenIdConfiguration | null; readonly version: number }

const editing = (stored: OpenIdConfiguration | null) =>
  renderHook(({ stored: now, version }: Read) => useSettingsDraft(now, version), {
    initialProps: { stored, version: 1 },
  })

function typeSecret({ draft, change }: EditedSettings, secret: string): void {
  const clients = draft.clients.map((client) => ({
    ...client,
    fields: { ...client.fields, client_id: 'kalends', client_secret: secret },
  }))
  change('clients/0/client_secret', { clients })
}

test('settings as read are no change, and typed ones are', () => {
  const { result } = editing(initial)
  expect(result.current.isChanged).toBe(false)
  act(() => typeSecret(result.current, 'tiger'))
  expect(result.current.isChanged).toBe(true)
  expect(result.current.proposed.clients[0]?.client_secret).toBe('tiger')
})

test('after saving and reading again, the secret is forgotten', () => {
  const { result, rerender } = editing(initial)
  act(() => typeSecret(result.current, 'tiger'))
  act(() => result.current.saved(result.current.proposed))
  rerender({ stored: initial, version: 2 })
  expect(result.current.isChanged).toBe(false)
  expect(JSON.stringify(result.current)).not.toContain('tiger')
})

test('input between saving and reading again stays', () => {
  const { result, rerender } = editing(initial)
  act(() => result.current.change('issuer_url', { issuerUrl: 'https://new.example' }))
  act(() => result.current.saved(result.current.proposed))
  act(() => result.current.change('issuer_url', { issuerUrl: 'https://newer.example' }))
  rerender({ stored: { ...initial, issuer_url: 'https://new.example' }, version: 2 })
  expect(result.current.draft.issuerUrl).toBe('https://newer.example')
  expect(result.current.isChanged).toBe(true)
})

test('input during a save stays, and the sent secret is forgotten', () => {
  const { result, rerender } = editing(initial)
  act(() => typeSecret(result.current, 'tiger'))
  const sent = result.current.proposed
  act(() => result.current.change('issuer_url', { issuerUrl: 'https://newer.example' }))
  act(() => result.current.saved(sent))
  rerender({ stored: initial, version: 2 })
  expect(result.current.draft.issuerUrl).toBe('https://newer.example')
  expect(result.current.isChanged).toBe(true)
  expect(result.current.proposed.clients[0]?.client_secret).toBe('********')
  expect(JSON.stringify(result.current)).not.toContain('tiger')
})

test('if other settings are read, the draft starts again', () => {
  const { result, rerender } = editing(initial)
  act(() => result.current.change('issuer_url', { issuerUrl: 'https://new.example' }))
  rerender({ stored: { ...initial, issuer_url: 'https://former.example' }, version: 2 })
  expect(result.current.draft.issuerUrl).toBe('https://former.example')
  expect(result.current.isChanged).toBe(false)
})

test('if they cannot be read again, the saved values stay, and the secret must be typed for the next save', () => {
  const { result } = editing(null)
  act(() => typeSecret(result.current, 'tiger'))
  act(() => result.current.saved(result.current.proposed))
  expect(result.current.isChanged).toBe(false)
  expect(result.current.draft.clients[0]?.fields.client_id).toBe('kalends')
  expect(JSON.stringify(result.current)).not.toContain('tiger')
  expect(result.current.problems).toHaveProperty('clients/0/client_secret')
})

test('applied settings replace the draft, and are a change until saved', () => {
  const { result } = editing(initial)
  act(() => result.current.replace({ ...initial, issuer_url: 'https://id.example/' }))
  expect(result.current.draft.issuerUrl).toBe('https://id.example/')
  expect(result.current.stored).toEqual(initial)
  expect(result.current.isChanged).toBe(true)
})

test('a problem is shown once its field was touched or the form submitted', () => {
  const { result } = editing({ clients: [] })
  expect(result.current.problemAt('clients/0/client_id')).toBeUndefined()
  let isRight = true
  act(() => {
    isRight = result.current.check()
  })
  expect(isRight).toBe(false)
  expect(result.current.failedChecks).toBe(1)
  expect(result.current.problemAt('clients/0/client_id')).toBe('must not be empty')
})
