import type { Page } from '@playwright/test'
import type { PersonName } from '#mocks/people.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** A picture in docs/screens is of a screen in a theme at a width. */
export type Look = { readonly scheme: Scheme; readonly width: 320 | 1440 }

/** A screen that is drawn. */
export type Screen = {
  readonly name: string
  /** The language of the browser; English if it is not given. */
  readonly locale?: 'de-DE' | 'ar-EG'
  readonly as?: PersonName
  readonly world?: string
  readonly route: string
  /** Light and wide, dark and narrow, if they are not given. */
  readonly looks?: readonly Look[]
  prepare?(page: Page): Promise<unknown>
}

/** Each theme, once wide and once narrow. */
export const lightAndDark: readonly Look[] = [
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 320 },
]

/** Everything that a view looks like. */
export const everyLook: readonly Look[] = schemes.flatMap((scheme) => [
  { scheme, width: 320 },
  { scheme, width: 1440 },
])
