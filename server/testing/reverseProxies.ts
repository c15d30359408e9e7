import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listening } from './listening.ts'
import { canMakeCertificates, makeCertificate } from './makeCertificate.ts'

/** The reverse proxies whose configurations are in docs/deploy.md, by the language of their blocks there. */
export const proxyNames = ['nginx', 'caddy', 'haproxy', 'apache'] as const
export type ProxyName = (typeof proxyNames)[number]

const programs: Record<ProxyName, string> = {
  nginx: '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
  haproxy: '/usr/sbin/haproxy',
  apache: '/usr/sbin/apache2',
}

/** Those that are on this machine, which also has what makes certificates. */
export const proxiesHere = (): readonly ProxyName[] =>
  canMakeCertificates() ? proxyNames.filter((name) => existsSync(programs[name])) : []

type Place = {
  readonly folder: string
  /** Where the proxy listens, on loopback. */
  readonly port: number
  /** Where Kalends listens. */
  readonly servicePort: number
}

export type RunningProxy = { readonly port: number; stop(): Promise<void> }

/**
 * A reverse proxy on loopback, with the configuration of docs/deploy.md: only its ports and its certificate are
 * others. Its files are in a temporary folder; one that runs on the machine already is left alone.
 *
 * @param isInChain with the lines for a proxy behind another one, which has the address 127.0.0.3
 * @throws {Error} with its output if it does not start
 */
export async function startProxy(
  name: ProxyName,
  { port, servicePort, isInChain = false }: Omit<Place, 'folder'> & { readonly isInChain?: boolean },
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `kalends-${name}-`))
  // Its processes may run as another user.
  chmodSync(folder, 0o755)
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  makeCertificate(key, certificate, 'DNS:calendar.example.org')
  writeFileSync(
    join(folder, 'both.pem'),
    [key, certificate].map((file) => readFileSync(file, 'utf8')).join(''),
  )
  const place = { folder, port, servicePort }
  const { text, args } = complete[name](onThisMachine(name, isInChain, place), place)
  writeFileSync(join(folder, 'configuration'), text)
  const child = spawn(programs[name], args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { HOME: folder },
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = once(child, 'exit')
  await Promise.race([listening(port, performance.now() + 15_000, 'the proxy'), ended])
  if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${output}\n${text}`)
  return {
    port,
    stop: async () => {
      // With its workers, which otherwise wait for open streams.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The configuration of a proxy in docs/deploy.md, and its lines for a chain of proxies. */
export const documentedBlocks = (name: ProxyName): readonly string[] =>
  [...readFileSync('docs/deploy.md', 'utf8').matchAll(/^```(\w+)\n([^`]*)```/gm)]
    .filter(([, language]) => language === name)
    .map(([, , block = '']) => block)
    .slice(0, 2)

/** The documented configuration, with ports and files of this machine. */
function onThisMachine(name: ProxyName, isInChain: boolean, { folder, port, servicePort }: Place): string {
  const [front = '', chain = ''] = documentedBlocks(name)
  const ofChain = chain.replaceAll('10.0.0.0/8', '127.0.0.3/32')
  return (isInChain ? front.replace(/^ *# In a chain of proxies: the lines below\.\n/m, ofChain) : front)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${servicePort}`)
    .replaceAll(/\/etc\/ssl\/private\/calendar\.example\.org\.(?:key|pem)/g, join(folder, 'both.pem'))
    .replaceAll('/etc/ssl/calendar.example.org.pem', join(folder, 'certificate.pem'))
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('bind :443', `bind 127.0.0.1:${port}`)
    .replace('*:443', `127.0.0.1:${port}`)
    .replace(/^calendar\.example\.org \{/m, `https://calendar.example.org:${port} {\n  bind 127.0.0.1`)
}

type Complete = { readonly text: string; readonly args: readonly string[] }

/** What a distribution has around the block. */
const complete: Record<ProxyName, (block: string, place: Place) => Complete> = {
  nginx: (block, { folder }) => ({
    text: `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
pid ${folder}/pid;
error_log ${folder}/errors;
events {}
http {
  access_log off;
  gzip on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`).join('\n  ')}
  ${block}
}
`,
    args: ['-e', join(folder, 'errors'), '-c', join(folder, 'configuration')],
  }),
  caddy: (block, { folder }) => ({
    text: `{
  admin off
  auto_https disable_redirects
  skip_install_trust
  storage file_system ${folder}
}
${block.replace('bind 127.0.0.1', `bind 127.0.0.1\n  tls ${folder}/certificate.pem ${folder}/key.pem`)}`,
    args: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'configuration')],
  }),
  haproxy: (block, { folder }) => ({ text: block, args: ['-db', '-f', join(folder, 'configuration')] }),
  apache: (block, { folder, port }) => ({
    text: `ServerName localhost
ServerRoot ${folder}
PidFile ${folder}/pid
Mutex file:${folder}
ErrorLog ${folder}/errors
${apacheModules.map((each) => `LoadModule ${each}_module /usr/lib/apache2/modules/mod_${each}.so`).join('\n')}
User www-data
Group www-data
Listen 127.0.0.1:${port}
SetOutputFilter DEFLATE
${block}`,
    args: ['-f', join(folder, 'configuration'), '-DFOREGROUND'],
  }),
}

const apacheModules = [
  'mpm_event',
  'authz_core',
  'socache_shmcb',
  'ssl',
  'proxy',
  'proxy_http',
  'headers',
  'remoteip',
  'filter',
  'deflate',
]
