/** A desktop notification, where the person has allowed them. Pressing it calls back. */
export function notifyOfReminder(
  { title, body, tag }: { readonly title: string; readonly body: string; readonly tag: string },
  onPress: () => void,
): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
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
