import { freePort, isFree } from '#server/process/operation/freePort.ts'

/** A port of loopback that nobody listens on, nor on the one after it: the service's, and the provider's beside it. */
export async function freePortPair(): Promise<number> {
  const port = await freePort()
  return (await isFree(port + 1)) ? port : freePortPair()
}
