import type { Api } from '../../api/createApi.ts'
import { isNewBrowser } from './appearance.ts'
import type { ReadParts, Received } from './readFirstSettings.ts'

/** How much later than the person their settings may come, before the first screen is drawn without them. */
const patienceMs = 500

/** The settings of somebody who signs in for the first time in this browser. */
export type FirstSettings = {
  /** Whether there is anything to wait for. */
  readonly isNeeded: boolean
  /** Ask for them, at the same time as for the person. */
  readonly request: () => void
  /** Once it is known whose they are: the page looks and speaks as that person chose. Never fails. */
  readonly apply: (userId: string) => Promise<void>
}

/**
 * Who has settings in this browser begins with those, and the service is asked later. Who does not would see a page that
 * changes its looks, and is drawn again in their language: their settings are read while the service says who they are.
 */
export function firstSettings(parts: ReadParts, api: Api): FirstSettings {
  let isNeeded = api.config.features.userSettings && isNewBrowser(parts.deviceStorage)
  let answer: Promise<Received | null> | null = null

  return {
    get isNeeded() {
      return isNeeded
    },
    request: () => {
      if (!isNeeded) return
      // Without an answer they are asked for again beside the page.
      answer ??= loadFirstSettings().then(
        ({ readFirstSettings }) => readFirstSettings(api),
        () => null,
      )
    },
    apply: async (userId) => {
      const received = await Promise.race([answer, patience()])
      isNeeded = false
      await received?.(parts, userId)
    },
  }
}

/** Called before there is anything to ask: the script is there when it is needed. */
export const loadFirstSettings = () => import('./readFirstSettings.ts')

const patience = () => new Promise<null>((resolve) => void setTimeout(resolve, patienceMs, null))
