import { expect, type Locator, type Page } from '@playwright/test'

/** The beginning of the line that says, after a save, how sign-in looks to a browser. */
const outside = /^(Sign-in (works|doesn’t work):|Browsers receive different settings|Couldn’t check sign-in)/

/** The page of the sign-on settings as an administrator sees and uses it: roles and names of docs/names.md. */
export function signOnSettingsOn(page: Page) {
  const trial = page.getByRole('region', { name: 'Sign-in trial' })
  const versions = page.getByRole('region', { name: 'Saved versions' })

  const client = (position: number): Locator => page.getByRole('group', { name: `Client ${position}` })
  const messages = page.getByRole('region', { name: 'Messages' })

  async function ready(): Promise<void> {
    await expect(client(1).getByRole('textbox', { name: 'Client ID' })).not.toHaveValue('')
  }

  async function addClient(id: string, secret = ''): Promise<Locator> {
    await page.getByRole('button', { name: 'Add client' }).click()
    const added = page.getByRole('group', { name: /^Client \d+$/ }).last()
    await added.getByRole('textbox', { name: 'Client ID' }).fill(id)
    if (secret !== '') await added.getByLabel('Client secret').fill(secret)
    return added
  }

  /** Begins a trial. @returns its window */
  async function tryIn(): Promise<Page> {
    const opening = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Try sign-in' }).click()
    return opening
  }

  async function save(): Promise<void> {
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(messages.getByRole('status').filter({ hasText: 'Sign-on settings saved.' })).toBeVisible()
    // The list of versions was read again, and has the one that was just saved.
    await expect(versions.and(page.locator('[aria-busy="true"]'))).toHaveCount(0)
  }

  return {
    client,
    ready,
    addClient,
    tryIn,
    save,
    messages,
    issuer: page.getByRole('textbox', { name: 'Issuer URL' }).first(),
    guard: page.getByRole('alertdialog', { name: 'This may lock people out' }),
    review: page.getByRole('dialog', { name: 'Review changes' }),
    fromOutside: page.getByRole('main').getByRole('status').filter({ hasText: outside }),
    trial: {
      region: trial,
      verdict: trial.getByRole('status'),
      step: (name: string) => trial.getByRole('list', { name: 'Steps' }).getByRole('listitem', { name }),
      link: trial.getByRole('link', { name: 'Open the sign-in window' }),
    },
    versions: {
      region: versions,
      items: versions.getByRole('list', { name: 'Versions' }).getByRole('listitem'),
      dialog: page.getByRole('dialog', { name: /^Roll back to/ }),
    },
    audit: page.getByRole('list', { name: 'Changes to the sign-on settings' }).getByRole('listitem'),
  }
}
