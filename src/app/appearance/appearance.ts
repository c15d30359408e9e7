import * as v from 'valibot'
import { languageCodes } from '../../locales/languages.ts'
import { keepIn } from '../../settings/keepIn.ts'

const key = 'kalends.appearance'

const stored = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  density: v.fallback(v.picklist(['compact', 'normal', 'roomy']), 'normal'),
  /** Null if none was chosen: that of the browser. */
  language: v.fallback(v.nullable(v.picklist(languageCodes)), null),
  nights: v.fallback(v.picklist(['shown', 'folded']), 'shown'),
})

/**
 * The appearance and language of a page before it is known who is signed in: the last ones in this browser.
 */
export type Appearance = v.InferOutput<typeof stored>

const usual: Appearance = { theme: 'system', density: 'normal', language: null, nights: 'shown' }

const storedAppearance = v.fallback(v.pipe(v.string(), v.parseJson(), stored), usual)

/** The last one in this browser; the default if nothing readable is stored. */
export const readAppearance = (storage: Pick<Storage, 'getItem'>): Appearance =>
  v.parse(storedAppearance, storage.getItem(key))

/** Whether nobody was signed in in this browser since the last one signed out. */
export const isNewBrowser = (storage: Pick<Storage, 'getItem'>): boolean => storage.getItem(key) === null

/** A full storage keeps none: the next page begins as usual. */
export const keepAppearance = (storage: Storage, appearance: Appearance): void =>
  void keepIn(storage, key, JSON.stringify(appearance))

/** Set theme and density on the page, where the tokens read them. */
export function applyAppearance(page: HTMLElement, { theme, density }: Appearance): void {
  if (theme === 'system') delete page.dataset['theme']
  else page.dataset['theme'] = theme
  if (density === 'normal') delete page.dataset['density']
  else page.dataset['density'] = density
}
