import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../process/operation/freePort.ts'
import { listening } from './listening.ts'
import { canMakeCertificates, makeCertificate } from './makeCertificate.ts'

/**
 * A directory server on loopback, in a temporary folder. One that runs on the machine already is left alone.
 */
export type TestDirectory = {
  readonly url: string
  readonly secureUrl: string
  /** Its TLS certificate, for localhost and 127.0.0.1. */
  readonly certificate: string
  stop(): Promise<void>
}

type TestPorts = { readonly port: number; readonly securePort: number }

const programs = [
  '/usr/sbin/slapd',
  '/usr/local/libexec/slapd',
  '/usr/libexec/slapd',
  '/opt/homebrew/opt/openldap/libexec/slapd',
]
const schemas = ['/etc/ldap/schema', '/etc/openldap/schema', '/opt/homebrew/etc/openldap/schema']

const maxStartMs = 10_000

/**
 * OpenLDAP's server on this machine, and its schemas; null if one is missing, or openssl, which makes the
 * certificate.
 */
export function findSlapd(): { readonly slapd: string; readonly schema: string } | null {
  const slapd = programs.find((file) => existsSync(file))
  const schema = schemas.find((folder) => existsSync(join(folder, 'inetorgperson.schema')))
  return slapd === undefined || schema === undefined || !canMakeCertificates() ? null : { slapd, schema }
}

/**
 * @param ports the ports of an earlier run; free ones unless given
 * @throws {Error} if there is no slapd; with its output if it does not start
 */
export async function startSlapd(entries: string, ports?: TestPorts): Promise<TestDirectory> {
  const found = findSlapd()
  if (found === null) throw new Error('There is no slapd on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'kalends-slapd-'))
  const file = (name: string) => join(folder, name)
  const { port, securePort } = ports ?? (await freeTestPorts())
  mkdirSync(file('data'))
  makeCertificate(file('key.pem'), file('certificate.pem'), 'DNS:localhost,IP:127.0.0.1')
  writeFileSync(file('slapd.conf'), configuration(found.schema, folder))
  writeFileSync(file('entries.ldif'), entries)
  execFileSync(found.slapd, ['-Tadd', '-f', file('slapd.conf'), '-l', file('entries.ldif')], {
    stdio: 'pipe',
  })

  const url = `ldap://127.0.0.1:${port}`
  const secureUrl = `ldaps://127.0.0.1:${securePort}`
  // With any debug level, even 0, it stays in the foreground as this process's child.
  const args = ['-f', file('slapd.conf'), '-h', `${url} ${secureUrl}`, '-d', '0']
  const child = spawn(found.slapd, args, { stdio: 'ignore' })
  const ended = once(child, 'exit')
  await Promise.race([listening(port, performance.now() + maxStartMs, 'slapd'), ended])
  if (child.exitCode !== null) throw new Error(`slapd ended with ${child.exitCode}`)
  return {
    url,
    secureUrl,
    certificate: readFileSync(file('certificate.pem'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freeTestPorts(): Promise<TestPorts> {
  const { port, idpPort: securePort } = await freePorts()
  return { port, securePort }
}

/** It accepts empty passwords, as many real directories do: the trap in RFC 4513 5.1.2. */
const configuration = (schema: string, folder: string) => `
${['core', 'cosine', 'inetorgperson'].map((name) => `include ${schema}/${name}.schema`).join('\n')}
pidfile ${folder}/slapd.pid
allow bind_anon_cred bind_anon_dn
TLSCertificateFile ${folder}/certificate.pem
TLSCertificateKeyFile ${folder}/key.pem
database ldif
directory ${folder}/data
suffix "dc=kalends,dc=example"
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="cn=reader,dc=kalends,dc=example" read by * none
`
