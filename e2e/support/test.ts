import { expect, test as base, type Browser, type Page } from '@playwright/test'
import type { PersonName } from '#mocks/people.ts'
import type { WorldName } from '#mocks/worldNames.ts'
import { agendaOn, type Agenda } from '../agenda/agenda.ts'
import { mockedTarget } from './targets/mockedTarget.ts'
import { realTarget } from './targets/realTarget.ts'
import { personBeside } from './personBeside.ts'
import { signIn, takeSeat } from './signIn.ts'
import type { SignedIn, Target } from './targets/Target.ts'
import { violationsOn } from './probes/violations.ts'

type Fixtures = {
  /** The world of the story; `test.use({ world: 'newUser' })` chooses another. */
  world: WorldName
  /** Opens the application as a person who is signed in already, at a hash route. */
  signedInAs: (name: PersonName, route?: string) => Promise<void>
  /**
   * Somebody has been here before: who was not cannot be invited or shared with, and nothing is known of them. In the
   * mock build everybody of a world was.
   */
  knownHere: (...names: readonly PersonName[]) => Promise<void>
  /** Opens the application as another person, while the first one looks. */
  personIn: (name: PersonName) => Promise<Page>
  /** The calendar as a person sees and uses it. */
  agenda: Agenda
}

type WorkerFixtures = {
  targetKind: 'mocked' | 'real'
  target: Target
  sessions: (browser: Browser, name: PersonName) => Promise<SignedIn>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  targetKind: ['mocked', { option: true, scope: 'worker' }],

  target: [
    async ({ targetKind }, use) => {
      const target = targetKind === 'real' ? await realTarget() : await mockedTarget()
      await use(target)
      await target.close()
    },
    { scope: 'worker' },
  ],

  sessions: [
    async ({ target }, use) => {
      const signedIn = new Map<PersonName, SignedIn>()
      await use(async (browser, name) => {
        const known = signedIn.get(name)
        if (known && (await target.accepts(known))) return known
        const session = await signIn(browser, target.url, name)
        signedIn.set(name, session)
        return session
      })
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ target }, use) => use(target.url),
  world: ['busyWeek', { option: true }],

  /** A story fails if the page's security policy refused anything. */
  page: async ({ page }, use) => {
    const violations = await violationsOn(page)
    await use(page)
    expect(violations).toEqual([])
  },

  signedInAs: async ({ page, browser, target, sessions, world }, use) => {
    await use(async (name, route = '') => {
      const session = await sessions(browser, name)
      await target.set(world, session)
      await takeSeat(page, target.url, session)
      await page.goto(`${target.url}?world=${world}${route}`)
    })
  },

  knownHere: async ({ browser, targetKind, sessions }, use) => {
    await use(async (...names) => {
      if (targetKind === 'real') for (const name of names) await sessions(browser, name)
    })
  },

  personIn: async ({ page, browser, target, sessions, world }, use) => {
    const opened: Page[] = []
    await use(async (name) => {
      const session = () => sessions(browser, name)
      const theirs = await personBeside({ page, browser, target, world, session }, name)
      opened.push(theirs)
      return theirs
    })
    const contexts = opened.map((each) => each.context()).filter((each) => each !== page.context())
    for (const context of contexts) await context.close()
  },

  agenda: async ({ page }, use) => use(agendaOn(page)),
})

export { expect } from '@playwright/test'
