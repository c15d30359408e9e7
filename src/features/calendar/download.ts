/** Give a person an iCalendar file to keep, named for what is in it. */
export function download(text: string, title: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileName(title)}.ics`
  link.click()
  URL.revokeObjectURL(address)
}

/** A title without what file systems refuse. */
export const fileName = (title: string) =>
  title
    .replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'calendar'
