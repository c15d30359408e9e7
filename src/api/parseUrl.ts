/** The address, as `URL.parse` returns it, which Safari has from 18 on; null for what is none. */
export const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)
