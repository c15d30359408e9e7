import { useEffect, useState } from 'react'

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

  async function ask(): Promise<NotificationPermission> {
    const answer = canNotify() ? await Notification.requestPermission() : 'denied'
    setPermission(answer)
    return answer
  }

  return { permission, ask }
}

/** Safari on a phone has no notifications, unless the site is on the home screen. */
export const canNotify = (): boolean => 'Notification' in globalThis

const permissionNow = (): NotificationPermission => (canNotify() ? Notification.permission : 'denied')

async function watch(onChange: () => void, signal: AbortSignal): Promise<void> {
  const permissions: Permissions | undefined = navigator.permissions
  const status = await permissions?.query({ name: 'notifications' }).catch(() => null)
  if (!signal.aborted) status?.addEventListener('change', onChange, { signal })
}
