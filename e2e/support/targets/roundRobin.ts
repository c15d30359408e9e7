import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'

type Places = {
  readonly port: number
  /** Where the processes listen. */
  readonly ports: readonly number[]
}

/**
 * HAProxy on loopback, which gives each request to the next process that is ready. Without TLS, else as
 * docs/deploy.md has it.
 */
export async function roundRobin(file: string, places: Places): Promise<{ stop(): Promise<void> }> {
  await writeFile(file, configurationOf(places))
  const child = spawn('/usr/sbin/haproxy', ['-db', '-q', '-f', file], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  while (!(await isPassedOn(places.port)))
    if (child.exitCode !== null) throw new Error(`haproxy ended with ${child.exitCode}`)
  return {
    stop: async () => {
      process.off('exit', end)
      end()
      await ended
    },
  }
}

const isPassedOn = (port: number) =>
  fetch(`http://localhost:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

const configurationOf = ({ port, ports }: Places) => `
defaults
    mode http
    timeout connect 5s
    timeout client  60s
    timeout server  60s

frontend calendar
    bind 127.0.0.1:${port}
    http-request deny if { path /metrics }
    http-request set-header X-Forwarded-For   %[src]
    http-request set-header X-Forwarded-Host  %[req.hdr(host)]
    http-request set-header X-Forwarded-Proto http
    default_backend kalends

backend kalends
    balance roundrobin
    option httpchk GET /readyz
${ports.map((each) => `    server process-${each} 127.0.0.1:${each} check`).join('\n')}
`
