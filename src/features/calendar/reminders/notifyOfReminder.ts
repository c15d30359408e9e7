import type { Path } from '../../../navigation/addresses.ts'
import { notificationWorker } from '../../../settings/push/pushHere.ts'
import type { NoticeAction } from './noticeActions.ts'
import { workersHere } from './useReminders.ts'

type Notice = {
  readonly title: string
  readonly body: string
  readonly tag: string
  /** What the worker gives back when one of its buttons is pressed. */
  readonly data: {
    /** Of the reminder. */
    readonly key: string
    /** Of the event. */
    readonly path: Path
    /** Where it is met online; null for nowhere. */
    readonly join: string | null
  }
  readonly actions: readonly NoticeAction[]
}

/**
 * A desktop notification, where the person has allowed them: with buttons if the browser has them, which only those of
 * a worker can have, else one whose press calls back.
 */
export async function notifyOfReminder(notice: Notice, onPress: () => void): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const { title, body, tag } = notice
  if (await notifyByWorker(notice)) return
  try {
    const notification = new Notification(title, { body, tag })
    notification.addEventListener('click', () => {
      globalThis.focus()
      notification.close()
      onPress()
    })
  } catch {
    // Phones notify only through a service worker. The notice on the page is there.
  }
}

async function notifyByWorker({ title, ...options }: Notice): Promise<boolean> {
  const workers = workersHere()
  if (workers === undefined || !('actions' in Notification.prototype)) return false
  try {
    await (await notificationWorker(workers)).showNotification(title, options)
    return true
  } catch {
    return false
  }
}
