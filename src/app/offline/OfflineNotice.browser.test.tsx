import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { withEditDatabase } from '../../features/calendar/edits/stored/editDatabase.ts'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

afterEach(cleanup)

const config = { baseUrl: '', davUrl: '', oidc: { authority: 'https://id.example', client_id: 'kalends' } }

test('a page opens again once its service answers with the page itself, too', async () => {
  let status = 502
  const asked = vi.fn<(url: string) => void>()
  const reload = vi.fn<() => void>()
  const browser = {
    address: 'https://calendar.example/app/',
    isOnline: () => true,
    reload,
    fetch: async (input: RequestInfo | URL) => {
      const url = input instanceof URL ? input.href : ''
      const isPage = url === 'https://calendar.example/app/'
      if (isPage) asked(url)
      return isPage ? new Response('', { status }) : Response.json(config)
    },
  }
  render(<OfflineNotice browser={browser} copiedAt={0} />, { wrapper: inEnglish })
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => asked).toHaveBeenCalledOnce()
  status = 200
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('what is not saved yet is counted beside what the device keeps', async () => {
  const bytes = new Uint8Array(1)
  const row = { id: 'tea', owner: 'alice', tab: 'closed', at: 0, order: 0, iv: bytes, box: bytes }
  await withEditDatabase((database) => database.clear('edits'))
  await withEditDatabase((database) => database.put('edits', row))
  const browser = {
    address: 'https://calendar.example/app/',
    isOnline: () => false,
    reload: () => undefined,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  }
  render(<OfflineNotice browser={browser} copiedAt={0} />, { wrapper: inEnglish })
  const words = 'A change isn’t saved yet. It’s kept on this device until Kalends is back.'
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible()
  await withEditDatabase((database) => database.clear('edits'))
})
