import type { RequestContext } from '../../context.ts'
import { isLoopback } from '../../net/isLoopback.ts'

/**
 * Whether a request comes from a program on this machine: over loopback, to a name of loopback, and passed on
 * by nobody. A proxy on the same machine speaks over loopback for the whole world, and a page that has its
 * own name point here speaks for its author.
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
