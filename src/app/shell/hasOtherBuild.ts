import type { Browser } from '../Browser.ts'

export type BuildParts = Pick<Browser, 'address' | 'fetch' | 'script'>

/**
 * Whether the server has another build than the one that runs. The name of a build's first script depends on
 * the content of all its scripts.
 *
 * @returns false also if the server cannot be asked, or if something else answers (the login page of a
 * hotel's network)
 */
export async function hasOtherBuild({ address, fetch, script }: BuildParts): Promise<boolean> {
  const page = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '')
  const first = firstScriptOf(page)
  return first !== undefined && new URL(first, address).href !== script
}

/** The `src` of the first module script, if it is one of a build. */
function firstScriptOf(page: string): string | undefined {
  const [, afterTag = ''] = page.split('<script type="module"')
  const [, src] = / src="([^"]*)"/.exec(afterTag.split('>')[0] ?? '') ?? []
  return src?.includes('/assets/') ? src : undefined
}
