import type { Screen } from './Screen.ts'

/** The pages beside the calendar. */
export const pages: readonly Screen[] = [
  { name: 'health', as: 'admin', world: 'brokenDirectory', route: '#/health' },
  { name: 'sign-on-settings', as: 'admin', route: '#/settings/openid-connect' },
  {
    name: 'try-sign-in',
    as: 'admin',
    route: '#/settings/openid-connect',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Try sign-in' }).click()
      await page.getByText('Sign-in works with these settings.').waitFor()
    },
  },
  {
    name: 'review-changes',
    as: 'admin',
    route: '#/settings/openid-connect',
    prepare: async (page) => {
      const client = page.getByRole('group', { name: 'Client 1' })
      await client.getByRole('textbox', { name: 'Scope' }).fill('openid email')
      await page.getByRole('button', { name: 'Review changes' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'rooms',
    as: 'admin',
    route: '#/settings',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add a room' }).click()
      const form = page.getByRole('form', { name: 'New room' })
      await form.getByRole('textbox', { name: 'Name' }).fill('Aurora')
      await form.getByRole('textbox', { name: 'E-mail address' }).fill('aurora@kalends.example')
      await form.scrollIntoViewIfNeeded()
    },
  },
  { name: 'account', as: 'alice', route: '#/account' },
  { name: 'settings', as: 'alice', route: '#/settings' },
  { name: 'signed-out', route: '#/signed-out' },
  { name: 'not-known-here', as: 'mallory', route: '' },
  { name: 'did-not-complete', route: '?error=access_denied&state=x' },
]
