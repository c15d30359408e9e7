/** Ask before the page is left, because something is being sent. @returns stops asking */
export function holdPage(): () => void {
  window.addEventListener('beforeunload', hold)
  return () => window.removeEventListener('beforeunload', hold)
}

const hold = (event: Event) => event.preventDefault()
