import type { Page } from '@playwright/test'
import { signInAtProvider } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

/** Read beside the calendars, and nothing waits for it. */
const besides = '/api/user/settings'

/**
 * What the page requests from the provider and the service from now on, by path; scripts and styles are not
 * counted, nor is what nothing waits for.
 */
function questionsOf(page: Page): string[] {
  const questions: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'fetch' && pathname !== besides) questions.push(pathname)
  })
  return questions
}

function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

const isOfCalendar = (path: string) => path.startsWith('/dav/')

test('from the click at the provider to the first event, three requests come before the calendar’s own', async ({
  page,
  agenda,
}) => {
  await page.goto('')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  const questions = questionsOf(page)
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  const first = questions.findIndex(isOfCalendar)
  expect(questions.slice(0, first)).toEqual(['/config.json', expect.stringMatching(/token$/), '/api/user'])
})

test('a page opened with a valid session sends two requests first, and never loads the provider’s library', async ({
  page,
  agenda,
}) => {
  const whileSigningIn = scriptsOf(page)
  await page.goto('')
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  expect(whileSigningIn.join()).toContain('createManager')

  const questions = questionsOf(page)
  const scripts = scriptsOf(page)
  await page.reload()
  await agenda.settled()
  // The page before may still have sent something of its own, such as where the live changes begin.
  const own = questions.slice(questions.indexOf('/config.json'))
  expect(own.slice(0, own.findIndex(isOfCalendar))).toEqual(['/config.json', '/api/user'])
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.join()).not.toMatch(/createManager|SigningIn|oidc/)
})

test('a week is drawn before any formatter is made, as the first costs a browser 30 ms', async ({
  page,
  agenda,
}) => {
  await page.addInitScript(watchFormatters)
  await page.goto('')
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  await page.reload()
  await agenda.settled()
  expect(await page.evaluate('window.formatters')).toEqual([])
})

/** Records the names of the formatters that the page makes. */
const watchFormatters = `
  window.formatters = []
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'RelativeTimeFormat', 'Collator'])
    Intl[name] = new Proxy(Intl[name], {
      construct(target, options) {
        window.formatters.push(name)
        return Reflect.construct(target, options)
      },
    })`
