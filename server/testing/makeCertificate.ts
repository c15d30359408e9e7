import { execFileSync, spawnSync } from 'node:child_process'

const openssl = 'openssl'

export const canMakeCertificates = (): boolean =>
  spawnSync(openssl, ['version'], { stdio: 'ignore' }).status === 0

/**
 * Writes the files of a key and of its certificate, for two days.
 *
 * @param names such as `DNS:localhost,IP:127.0.0.1`
 */
export function makeCertificate(key: string, certificate: string, names: string): void {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', '/CN=kalends', '-addext', `subjectAltName=${names}`]
  const files = ['-keyout', key, '-out', certificate]
  execFileSync(openssl, ['req', '-x509', '-days', '2', ...curve, ...subject, ...files], { stdio: 'pipe' })
}
