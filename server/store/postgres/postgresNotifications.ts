import { Client } from 'pg'
import { postgresAddress } from './postgresAddress.ts'

const connectMs = 5000
const firstRetryMs = 1000
const longestRetryMs = 30_000

/**
 * Listens on a connection of its own, and connects again when it is lost.
 *
 * @param heard called with each text; null once it listens, and may have missed some before
 * @returns stops that
 */
export function postgresNotifications(
  databaseUrl: string,
  channel: string,
  heard: (text: string | null) => void,
): () => void {
  let isStopped = false
  let stopCurrent = (): void => undefined
  let retryMs = firstRetryMs

  const connect = () => {
    const client = new Client({
      connectionString: postgresAddress(databaseUrl),
      application_name: 'kalends changes',
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
    })
    let isLost = false
    const lost = () => {
      if (isLost) return
      isLost = true
      client.end().catch(() => undefined)
      if (isStopped) return
      const timer = setTimeout(connect, retryMs).unref()
      stopCurrent = () => clearTimeout(timer)
      retryMs = Math.min(2 * retryMs, longestRetryMs)
    }
    stopCurrent = lost
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => heard(payload ?? ''))
    const listen = async () => {
      await client.connect()
      await client.query(`listen ${channel}`)
      retryMs = firstRetryMs
      if (!isLost) heard(null)
    }
    listen().catch(lost)
  }

  connect()
  return () => {
    isStopped = true
    stopCurrent()
  }
}
