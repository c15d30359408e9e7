import type { RequestContext } from '../../context.ts'
import { isLoopback } from '../../net/isLoopback.ts'

/**
 * Whether a request comes directly from a program on this machine: over loopback, to a loopback name, and
 * without a proxy. A proxy on this machine uses loopback for everybody, and a page can point a name of its
 * own here, so both are excluded.
 */
export function isOnThisMachine({
  request,
  url,
  address,
}: Pick<RequestContext, 'request' | 'url' | 'address'>): boolean {
  const isPassedOn = marks.some((mark) => request.headers.has(mark))
  return !isPassedOn && isLoopback(bare(address ?? '')) && isLoopback(hostOf(url))
}

const marks = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

const bare = (address: string) => address.replace(/^::ffff:/i, '')

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1')
