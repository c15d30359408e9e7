import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Place } from './Place.ts'
import { portalConfiguration, type SigningKey } from './portalConfiguration.ts'

/** Write the files that a provider reads when it starts. @returns the file that names all the others */
export function layOut(place: Place): string {
  const { folder } = place
  for (const name of ['configuration', 'sessions/lock', 'lasting/lock', 'cache']) {
    mkdirSync(`${folder}/${name}`, { recursive: true })
  }
  const configuration = portalConfiguration(place, signingKey())
  writeFileSync(`${folder}/configuration/lmConf-1.json`, JSON.stringify(configuration))
  const file = `${folder}/lemonldap-ng.ini`
  writeFileSync(file, settings(folder))
  return file
}

function signingKey(): SigningKey {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
}

const settings = (folder: string) => `[all]
logLevel = warn
[configuration]
type = File
dirName = ${folder}/configuration
localStorage = Cache::FileCache
localStorageOptions = { 'namespace' => 'configuration', 'default_expires_in' => 600, 'cache_root' => '${folder}/cache' }
[portal]
staticPrefix = /static
templateDir = /usr/share/lemonldap-ng/portal/templates
languages = en
[handler]
status = 0
`
