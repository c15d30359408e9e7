import * as v from 'valibot'
import { languageCodes } from '../../locales/languages.ts'

const key = 'kalends.appearance'

const stored = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  density: v.fallback(v.picklist(['compact', 'normal', 'roomy']), 'normal'),
  /** Null where none was chosen: the browser's. */
  language: v.fallback(v.nullable(v.picklist(languageCodes)), null),
})

/** How a page looks and which language it speaks before it is known who is signed in: as it last did in this browser. */
export type Appearance = v.InferOutput<typeof stored>

const usual: Appearance = { theme: 'system', density: 'normal', language: null }

const storedAppearance = v.fallback(v.pipe(v.string(), v.parseJson(), stored), usual)

/** As it last was in this browser; the usual if nothing readable is stored. */
export const readAppearance = (storage: Pick<Storage, 'getItem'>): Appearance =>
  v.parse(storedAppearance, storage.getItem(key))

export const keepAppearance = (storage: Storage, appearance: Appearance): void =>
  storage.setItem(key, JSON.stringify(appearance))

/** Say theme and density on the page, where the tokens look for them. */
export function applyAppearance(page: HTMLElement, { theme, density }: Appearance): void {
  if (theme === 'system') delete page.dataset['theme']
  else page.dataset['theme'] = theme
  if (density === 'normal') delete page.dataset['density']
  else page.dataset['density'] = density
}
