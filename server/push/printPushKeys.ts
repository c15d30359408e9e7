// Prints a new pair of keys for reminders by Web Push, as settings.

import { newVapidKeys } from './vapidKeys.ts'

const { publicKey, privateKey } = newVapidKeys()
process.stdout.write(`KALENDS_VAPID_PUBLIC_KEY=${publicKey}\nKALENDS_VAPID_PRIVATE_KEY=${privateKey}\n`)
