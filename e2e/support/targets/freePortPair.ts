import { freePort, isFree } from '#server/process/operation/freePort.ts'

/** A loopback port that is free together with the next one: for the service, and for the provider. */
export async function freePortPair(): Promise<number> {
  const port = await freePort()
  return (await isFree(port + 1)) ? port : freePortPair()
}
