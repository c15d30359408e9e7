import { callbackPath, homePath, signedOutPath, type Path } from '../../../navigation/addresses.ts'

/** The way back after a sign-in, accepted only as an address of our own that is worth coming back to. */
export function readReturnTo(value: unknown): Path {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return homePath
  const isPassage = [callbackPath, signedOutPath].some((path) => value.startsWith(path))
  return isPassage || value === '/' ? homePath : `/${value.slice(1)}`
}
