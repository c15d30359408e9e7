import type { Page } from '@playwright/test'
import { allowClipboard } from '../../support/allowClipboard.ts'
import { reportHealth, healthReportOf } from '../../support/network/reportHealth.ts'
import { expect, test } from '../../support/test.ts'

const planted = 'opensesame-4711'

const directory = {
  cause: `Head office: cannot bind ldap://reader:${planted}@directory/`,
  info: [
    {
      name: 'Head office',
      configuration: { url: `ldap://reader:${planted}@directory`, adminPassword: planted },
      usage: { auth: true },
      message: { bindPassword: planted },
    },
  ],
}
const bad = [
  ['ldap', directory],
  ['redis', [{ password: planted }]],
  ['rabbitmq', { cause: `password=${planted}` }],
  ['smtp', { settings: { pass: planted, apiKey: planted, cookie: planted } }],
] as const

test('HC-7 a secret in the details is nowhere: page, storage, caches, clipboard', async ({
  signedInAs,
  context,
  page,
}) => {
  await allowClipboard(context)
  const features = { expandFalse: true, preconditions: true, exactJCal: true }
  const health = await reportHealth(page, healthReportOf([], bad), { features })
  const spoken: string[] = []
  page.on('console', (message) => spoken.push(message.text()))
  await signedInAs('admin', '#/health')
  const seen: string[] = []
  for (const [name] of bad) {
    await page.getByRole('button', { name: `Details of ${name}` }).click()
    await expect(page.getByRole('heading', { name: 'Details', level: 3 })).toBeVisible()
    seen.push(await page.content(), page.url())
  }
  await page.getByRole('button', { name: 'Check ldap' }).click()
  await page.getByRole('button', { name: 'Check now' }).click()
  for (const [button, form] of [
    ['Copy diagnostics', '# Service health'],
    ['Copy as JSON', '"components"'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(form)
    seen.push(await page.evaluate(() => navigator.clipboard.readText()))
  }
  health.tell({ '': { status: 503, body: `<html>password=${planted}</html>` } })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something else responded')

  const stored = await everythingStored(page)
  expect(stored.databases).toContain('Head office')
  expect(stored.queries).toContain('Head office')
  expect([...seen, ...spoken, await page.content(), ...Object.values(stored)].join('\n')).not.toContain(
    planted,
  )
})

/** Everything that the browser holds for this origin, and the application of what the service sent. */
function everythingStored(page: Page) {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
      })
    const databases: unknown[] = []
    // The mock build's own service is in a database too; that is not what the application stores.
    const ours = (await indexedDB.databases()).filter(({ name }) => !name?.startsWith('kalends-mock'))
    for (const { name = '' } of ours) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        databases.push(await settled(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    const answers: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        answers.push(request.url, await ((await caches.match(request))?.text() ?? ''))

    return {
      databases: JSON.stringify(databases),
      caches: answers.join('\n'),
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      queries: JSON.stringify(clientIn(document.querySelector('#root'))),
    }

    /** The query client has no global name: React has the one it was given. */
    function clientIn(root: Element | null): unknown {
      const entry = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$'))
      let fiber: Fiber | null = entry?.[1]
      while (fiber && !fiber.memoizedProps?.client?.getQueryCache) fiber = fiber.child
      const client = fiber?.memoizedProps?.client
      if (!client) throw new Error('There is no query client')
      return [client.getQueryCache().getAll(), client.getMutationCache().getAll()].map((entries) =>
        entries.map(({ state }) => [state, String(state.error), String(state.error?.cause)]),
      )
    }

    type Entries = { getAll(): readonly { state: { error: Error | null } }[] }
    type Fiber = {
      child: Fiber | null
      memoizedProps?: { client?: { getQueryCache(): Entries; getMutationCache(): Entries } }
    }
  })
}
