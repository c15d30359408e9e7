import type { Store } from '../Store.ts'
import type { TokenRecord } from '../records.ts'

export const memoryTokens = (tokens: Map<string, TokenRecord>): Store['tokens'] => ({
  create: async (token) => void tokens.set(token.id, token),
  find: async (secretHash) => [...tokens.values()].find((token) => token.secretHash === secretHash) ?? null,
  ofUser: async (userId) =>
    [...tokens.values()]
      .filter((token) => token.userId === userId)
      .toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)),
  used: async (id, lastUsedAt) => {
    const token = tokens.get(id)
    if (token !== undefined) tokens.set(id, { ...token, lastUsedAt })
  },
  delete: async (userId, id) => {
    if (tokens.get(id)?.userId !== userId) return 'missing'
    tokens.delete(id)
    return 'deleted'
  },
  deleteAllOf: async (userId) => {
    for (const token of tokens.values()) if (token.userId === userId) tokens.delete(token.id)
  },
})
