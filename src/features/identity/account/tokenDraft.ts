import * as v from 'valibot'

const tokenDraft = v.object({
  name: v.string(),
  scope: v.picklist(['read', 'write']),
  days: v.picklist(['30', '90', '366']),
})

/** The form of a new access token as it was typed. */
export type TokenDraft = v.InferOutput<typeof tokenDraft>

export const emptyTokenDraft: TokenDraft = { name: '', scope: 'read', days: '90' }

/** Deleted with the tab, and when the person signs out (`forgetPerson`). */
const key = 'kalends.tokenDraft'

const parsed = v.fallback(v.pipe(v.string(), v.parseJson(), tokenDraft), emptyTokenDraft)

/** What was typed in this tab before the page was left; else an empty form. */
export const readTokenDraft = (storage: Storage): TokenDraft => v.parse(parsed, storage.getItem(key))

export const storeTokenDraft = (storage: Storage, draft: TokenDraft): void =>
  storage.setItem(key, JSON.stringify(draft))

export const removeTokenDraft = (storage: Storage): void => storage.removeItem(key)
