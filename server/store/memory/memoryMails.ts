import { byText } from '../../byText.ts'
import type { MailKey, MailRecord, MailStore, WaitingMail } from '../MailStore.ts'

export type MemoryMails = MailStore['mails'] & {
  /** Forgets what a home has sent, but of these events. */
  readonly drop: (homeId: string, told: ReadonlySet<string>) => void
  readonly isWaiting: (homeId: string) => boolean
}

export function memoryMails(): MemoryMails {
  const mails = new Map<string, MailRecord>()
  const keyOf = ({ homeId, uid, address }: MailKey) => JSON.stringify([homeId, uid, address])
  const isWaiting = (mail: MailRecord): mail is WaitingMail => mail.dueAt !== null
  const inOrder = () =>
    [...mails.values()]
      .filter(isWaiting)
      .toSorted(
        (one, other) =>
          one.dueAt - other.dueAt ||
          byText(one.homeId, other.homeId) ||
          byText(one.uid, other.uid) ||
          byText(one.address, other.address),
      )
  return {
    drop: (homeId, told) => {
      for (const [key, each] of mails) if (each.homeId === homeId && !told.has(each.uid)) mails.delete(key)
    },
    isWaiting: (homeId) => inOrder().some((each) => each.homeId === homeId),
    add: async (mail) => {
      const last = mails.get(keyOf(mail))
      if (last?.revision === mail.revision) return
      const version = (last?.version ?? 0) + 1
      mails.set(keyOf(mail), { ...mail, known: last?.known ?? null, version, attempts: 0 })
    },
    find: async (key) => mails.get(keyOf(key)) ?? null,
    homesOf: async (uid, address) =>
      [...mails.values()]
        .filter((each) => each.uid === uid && each.address === address)
        .map(({ homeId }) => homeId)
        .toSorted(byText),
    due: async (now, limit) =>
      inOrder()
        .filter(({ dueAt }) => dueAt <= now)
        .slice(0, limit),
    next: async () => inOrder()[0]?.dueAt ?? null,
    claim: async (mail, until) => {
      const current = mails.get(keyOf(mail))
      if (current?.version !== mail.version || current.dueAt !== mail.dueAt) return false
      mails.set(keyOf(mail), { ...current, dueAt: until, attempts: current.attempts + 1 })
      return true
    },
    finish: async (mail, known) => {
      const current = mails.get(keyOf(mail))
      if (current === undefined) return
      const dueAt = current.version === mail.version ? null : current.dueAt
      mails.set(keyOf(mail), { ...current, dueAt, known: known ?? current.known })
    },
    sweep: async (now) => {
      for (const [key, { until, dueAt }] of mails) if (until <= now && dueAt === null) mails.delete(key)
    },
  }
}
