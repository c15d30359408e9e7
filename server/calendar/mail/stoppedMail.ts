import { digest } from '../../digest.ts'
import type { Store } from '../../store/Store.ts'

/** Who wants no mail from here (RFC 8058). Their addresses are stored as digests. */
export type StoppedMail = {
  readonly isStopped: (address: string) => Promise<boolean>
  readonly stop: (address: string) => Promise<void>
  readonly start: (address: string) => Promise<void>
}

export function stoppedMail({ recall, remember }: Store['configuration']): StoppedMail {
  const factOf = async (address: string) => `mail-stopped.${await digest(address)}`
  return {
    isStopped: async (address) => (await recall(await factOf(address))) === 'yes',
    stop: async (address) => remember(await factOf(address), 'yes'),
    start: async (address) => {
      if ((await recall(await factOf(address))) === 'yes') await remember(await factOf(address), 'no')
    },
  }
}
