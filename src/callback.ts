import { readCallback, withoutStray } from './features/identity/sign-in/callback.ts'
import { callbackPath } from './navigation/addresses.ts'

/**
 * The sign-in answer this page was opened with. `main.tsx` imports this file first, so that the address bar and the history
 * hold no code or token by the time anything else is evaluated, and the router only ever sees the callback route (ID-2).
 */
export const callback = readCallback(location.href)

/** Of a sign-out; that of a sign-in is in `callback`. */
export const openedState = new URL(location.href).searchParams.get('state')

history.replaceState(
  history.state,
  '',
  callback.kind === 'none' ? withoutStray(location.href) : `${location.pathname}#${callbackPath}`,
)
