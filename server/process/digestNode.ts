import { hash } from 'node:crypto'

/** SHA-256 at once: Web Crypto takes the way through a thread of its own, which costs more than the hash. */
export const digestNode = (text: string): string => hash('sha256', text, 'hex')
