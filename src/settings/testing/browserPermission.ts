import { onTestFinished, vi } from 'vitest'

/** Whether this browser lets the page notify, until the test is over. @returns changes it, as its own settings do */
export function browserPermission(first: NotificationPermission): (next: NotificationPermission) => void {
  let permission = first
  const status = Object.assign(new EventTarget(), { name: 'notifications', onchange: null, state: 'granted' })
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  // @ts-expect-error -- its state is not read
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(status)
  onTestFinished(() => void vi.restoreAllMocks())
  return (next) => {
    permission = next
    status.dispatchEvent(new Event('change'))
  }
}
