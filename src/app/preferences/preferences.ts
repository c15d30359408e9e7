import * as v from 'valibot'
import { languageCodes } from '../../locales/languages.ts'

const key = 'kalends.preferences'

const chosen = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  density: v.fallback(v.picklist(['compact', 'normal', 'roomy']), 'normal'),
  hasShortcuts: v.fallback(v.boolean(), true),
  /** Null where none was chosen: the browser's. */
  language: v.fallback(v.nullable(v.picklist(languageCodes)), null),
})

/** How somebody likes the application to look and listen on this device. */
export type Preferences = v.InferOutput<typeof chosen>

const usual: Preferences = { theme: 'system', density: 'normal', hasShortcuts: true, language: null }

const storedPreferences = v.fallback(v.pipe(v.string(), v.parseJson(), chosen), usual)

/** What was chosen on this device; the defaults if nothing readable is stored. */
export const readPreferences = (storage: Pick<Storage, 'getItem'>): Preferences =>
  v.parse(storedPreferences, storage.getItem(key))

export const keepPreferences = (storage: Storage, preferences: Preferences): void =>
  storage.setItem(key, JSON.stringify(preferences))

/** Say theme and density on the page, where the tokens look for them. */
export function applyPreferences(page: HTMLElement, { theme, density }: Preferences): void {
  if (theme === 'system') delete page.dataset['theme']
  else page.dataset['theme'] = theme
  if (density === 'normal') delete page.dataset['density']
  else page.dataset['density'] = density
}
