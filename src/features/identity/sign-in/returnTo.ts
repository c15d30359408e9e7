import { callbackPath, homePath, signedOutPath, type Path } from '../../../navigation/addresses.ts'

/** The address to return to after a sign-in; only addresses of our own that are worth returning to. */
export function readReturnTo(value: unknown): Path {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return homePath
  const isPassage = [callbackPath, signedOutPath].some((path) => value.startsWith(path))
  return isPassage || value === '/' ? homePath : `/${value.slice(1)}`
}
