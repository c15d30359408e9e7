import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { addressKind } from './addressKind.ts'

/** Which network addresses may be called. */
export type AddressGuards = {
  /** Whether private networks and this machine may be called. */
  readonly isPrivateAllowed: boolean
  /** Resolves a name to its addresses; by the system unless given. */
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>
}

/** What went wrong, in our words: errors of the runtime may contain addresses. */
export class NoReply extends Error {
  override readonly name = 'NoReply'
}

/**
 * Resolves a name once, for a connection that goes to an address that was checked, so that a changing DNS answer
 * has no effect.
 */
export function checkedLookup(guards: AddressGuards): LookupFunction {
  const { resolve = systemResolve } = guards
  return (name, options, give) => {
    resolve(name).then(
      (addresses) => {
        const good = addresses.filter(({ address }) => isAllowed(address, guards))
        const [first] = good
        if (first === undefined) give(new NoReply('must not be called'), '')
        else if (options.all) give(null, [...good])
        else give(null, first.address, first.family)
      },
      (error: unknown) => give(error instanceof Error ? error : new Error('not resolved'), ''),
    )
  }
}

function systemResolve(name: string): Promise<readonly LookupAddress[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly LookupAddress[]>()
  lookup(name, { all: true }, (error, addresses) => (error === null ? resolve(addresses) : reject(error)))
  return promise
}

/** Whether a host may be called, as far as its text says; a name is checked by `checkedLookup`. */
export function isLiteralAllowed({ hostname }: URL, guards: AddressGuards): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return addressKind(host) === null || isAllowed(host, guards)
}

function isAllowed(address: string, { isPrivateAllowed }: AddressGuards): boolean {
  const kind = addressKind(address)
  return kind === 'public' || (isPrivateAllowed && (kind === 'private' || kind === 'loopback'))
}
