/** How long until what could not be sent is sent again, if nothing else says that it is worth it. */
const retryMs = 10_000

/** Calls back whenever sending again may work, and asks before the page is left too soon. */
export function retryWatch(retry: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    /**
     * @param isUnsent whether anything is in the outbox
     * @param isDue whether something could not be sent, and is to be tried again
     * @param isAsked whether something is on its way, or would be gone with the page
     */
    watch(now: { readonly isUnsent: boolean; readonly isDue: boolean; readonly isAsked: boolean }): void {
      clearTimeout(timer)
      if (typeof window === 'undefined') return
      if (now.isAsked) window.addEventListener('beforeunload', hold)
      else window.removeEventListener('beforeunload', hold)
      if (!now.isUnsent) return
      window.addEventListener('online', retry)
      window.addEventListener('focus', retry)
      if (now.isDue) timer = setTimeout(retry, retryMs)
    },
  }
}

const hold = (event: Event) => event.preventDefault()
