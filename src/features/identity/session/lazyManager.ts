import type { UserManager } from 'oidc-client-ts'
import { loadedOnce } from '../../../ui/loading/loadedOnce.ts'
import type { ManagerParts } from './createManager.ts'

/** The provider's library, loaded when first asked for; then always the same promise, unless it could not be loaded. */
export const lazyManager = (parts: ManagerParts): (() => Promise<UserManager>) =>
  loadedOnce(async () => (await import('./createManager.ts')).createManager(parts))
