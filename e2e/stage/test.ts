import { expect, test as base, type Browser } from '@playwright/test'
import type { PersonName } from '#mocks/people.ts'
import type { WorldName } from '#mocks/worldNames.ts'
import { agendaOn, type Agenda } from '../agenda/agenda.ts'
import { mockedStage } from './mockedStage.ts'
import { realStage } from './realStage.ts'
import { signIn, takeSeat } from './signIn.ts'
import type { SignedIn, Stage } from './Stage.ts'
import { violationsOn } from './violations.ts'

type Fixtures = {
  /** The world that Alice and the others find; `test.use({ world: 'newUser' })` chooses another. */
  world: WorldName
  /** Opens the application as somebody, signed in already, at a hash route. */
  signedInAs: (name: PersonName, route?: string) => Promise<void>
  /** The calendar as a person sees and uses it. */
  agenda: Agenda
}

type WorkerFixtures = {
  stageKind: 'mocked' | 'real'
  stage: Stage
  sessions: (browser: Browser, name: PersonName) => Promise<SignedIn>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stageKind: ['mocked', { option: true, scope: 'worker' }],

  stage: [
    async ({ stageKind }, use) => {
      const stage = stageKind === 'real' ? await realStage() : await mockedStage()
      await use(stage)
      await stage.close()
    },
    { scope: 'worker' },
  ],

  sessions: [
    async ({ stage }, use) => {
      const signedIn = new Map<PersonName, SignedIn>()
      await use(async (browser, name) => {
        const kept = signedIn.get(name)
        if (kept && (await stage.accepts(kept))) return kept
        const session = await signIn(browser, stage.url, name)
        signedIn.set(name, session)
        return session
      })
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ stage }, use) => use(stage.url),
  world: ['busyWeek', { option: true }],

  /** A story in which the page was refused anything by its security policy has failed. */
  page: async ({ page }, use) => {
    const violations = await violationsOn(page)
    await use(page)
    expect(violations).toEqual([])
  },

  signedInAs: async ({ page, browser, stage, sessions, world }, use) => {
    await use(async (name, route = '') => {
      const session = await sessions(browser, name)
      await stage.set(world, session)
      await takeSeat(page, stage.url, session)
      await page.goto(`${stage.url}?world=${world}${route}`)
    })
  },

  agenda: async ({ page }, use) => use(agendaOn(page)),
})

export { expect } from '@playwright/test'
