import { expect, test } from 'vitest'
import { readUnseen, type MailFolder } from './readUnseen.ts'

function folderOf(names: readonly string[], isOpen = true) {
  const seen = new Set<number>()
  const folder: MailFolder = {
    unseen: async () => names.flatMap((_, uid) => (seen.has(uid) ? [] : [uid])),
    sourceOf: async (uid) => new TextEncoder().encode(names[uid]),
    markSeen: async (uid) => void seen.add(uid),
    isOpen: () => isOpen,
  }
  return { folder, seen }
}

/** Handles all mails but those named so. */
function handling() {
  const handled: string[] = []
  return {
    handled,
    handle: async (source: Uint8Array) => {
      const name = new TextDecoder().decode(source)
      if (name === 'bad') throw new Error('It cannot be handled')
      handled.push(name)
    },
  }
}

test('a mail that can never be handled does not keep later ones from being read', async () => {
  const { folder, seen } = folderOf(['one', 'bad', 'two'])
  const { handle, handled } = handling()
  const log: string[] = []
  await readUnseen(folder, handle, (msg) => void log.push(msg))
  await readUnseen(folder, handle, (msg) => void log.push(msg))
  expect(handled).toEqual(['one', 'two'])
  expect(log).toEqual(['mailbox-failed', 'mailbox-failed'])
  expect(seen).toEqual(new Set([0, 2]))
})

test('without a connection reading ends', async () => {
  const { folder } = folderOf(['bad', 'one'], false)
  const { handle, handled } = handling()
  await expect(readUnseen(folder, handle, () => undefined)).rejects.toThrow('It cannot be handled')
  expect(handled).toEqual([])
})
