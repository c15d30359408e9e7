import type { MailService, OutgoingMail } from '#server/ports.ts'

/** Takes every mail, and keeps it in the browser, where it can be read. Nothing leaves it. */
export const recordingMail = (storage: Storage): MailService => ({
  address: 'calendar@kalends.example',
  send: async ({ messageId, to, subject, text }: OutgoingMail) => {
    storage.setItem(`mock-mail-${messageId}`, JSON.stringify({ to, subject, text }))
    return 'sent'
  },
  problem: async () => null,
  close: () => {},
})
