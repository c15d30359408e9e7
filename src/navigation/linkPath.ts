import { patterns } from './addresses.ts'

/** Whether an address has a link of another program in it, which its browser gave to us. */
export const isLinkPath = (path: string): boolean => path.split('?', 1)[0] === patterns.link

/** The link in such an address; empty for none. */
export const linkIn = (path: string): string =>
  new URLSearchParams(path.split('?').slice(1).join('?')).get('to') ?? ''

/**
 * The whole address for the browser, which puts a link in the place of `%s`.
 *
 * @param here the address on screen
 */
export function linkHandlerAddress(here: string): string {
  const { origin, pathname } = new URL(here)
  return `${origin}${pathname}#${patterns.link}?to=%s`
}
