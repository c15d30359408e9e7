import { createContext, use } from 'react'
import type { Api } from './createApi.ts'

const ApiContext = createContext<Api | null>(null)

/** Provides the `Api` to everything below it. */
export const ApiProvider = ApiContext

export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}
