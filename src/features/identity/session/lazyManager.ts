import type { UserManager } from 'oidc-client-ts'
import type { ManagerParts } from './createManager.ts'

/** The provider's library, loaded when first asked for; then always the same promise, unless it could not be loaded. */
export function lazyManager(parts: ManagerParts): () => Promise<UserManager> {
  let loading: Promise<UserManager> | null = null
  return () => {
    loading ??= import('./createManager.ts')
      .then(({ createManager }) => createManager(parts))
      .catch((cause: unknown) => {
        loading = null
        throw cause
      })
    return loading
  }
}
