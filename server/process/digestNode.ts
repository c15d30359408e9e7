import { hash } from 'node:crypto'

/** SHA-256, synchronous. Web Crypto uses another thread, which takes longer than the hash itself. */
export const digestNode = (text: string): string => hash('sha256', text, 'hex')
