import type { ServiceSettings } from '../../ports.ts'

/** Whether an href is an address on the web (CAL-31), and not one of the service's own calendars (CAL-26). */
export function isOnWeb(
  href: string,
  { publicUrl, davUrl = publicUrl }: Pick<ServiceSettings, 'publicUrl' | 'davUrl'>,
): boolean {
  if (!/^\s*[a-z][a-z\d+.-]*:/i.test(href)) return false
  const isOwn = [publicUrl, davUrl].some((own) => href.trim().startsWith(`${new URL(own).origin}/`))
  return !isOwn || !href.trim().endsWith('.json')
}
