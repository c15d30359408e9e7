import { endpoints } from '#contract/endpoints.ts'
import type { Server } from '../../context.ts'

const everyMs = 60_000

/**
 * Checks the health of the service once a minute, so that the history has no gaps when nobody looks (HC-9).
 *
 * @returns stops it
 */
export function healthBeat(service: Server, publicUrl: string): () => void {
  const ask = () => void service.fetch(new Request(new URL(endpoints.health.path, publicUrl)))
  const timer = setInterval(ask, everyMs)
  // Does not keep the process alive.
  timer.unref()
  return () => clearInterval(timer)
}
