import { useEffect, useState } from 'react'

/** Safari on a phone has no notifications (`unsupported`), unless the site is on the home screen. */
export type DesktopPermission = NotificationPermission | 'unsupported'

/** Whether the browser lets this site notify, and how to ask it. Followed while somebody changes it elsewhere in the browser. */
export function useNotificationPermission() {
  const [permission, setPermission] = useState(permissionNow)

  useEffect(() => {
    const over = new AbortController()
    const read = () => setPermission(permissionNow())
    void watch(read, over.signal)
    // Who comes back from the settings of a browser that does not say so.
    window.addEventListener('focus', read, { signal: over.signal })
    return () => over.abort()
  }, [])

  async function ask(): Promise<DesktopPermission> {
    const answer = canNotify() ? await Notification.requestPermission() : 'unsupported'
    setPermission(answer)
    return answer
  }

  return { permission, ask }
}

const canNotify = (): boolean => 'Notification' in globalThis

const permissionNow = (): DesktopPermission => (canNotify() ? Notification.permission : 'unsupported')

async function watch(onChange: () => void, signal: AbortSignal): Promise<void> {
  const permissions: Permissions | undefined = navigator.permissions
  const status = await permissions?.query({ name: 'notifications' }).catch(() => null)
  if (!signal.aborted) status?.addEventListener('change', onChange, { signal })
}
