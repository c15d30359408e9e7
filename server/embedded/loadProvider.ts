import type { Provider } from 'oidc-provider'

/** Loads the package without its warning about this version of Node, which is pinned and tested here. */
export async function loadProvider(): Promise<typeof Provider> {
  const { warn } = console
  console.warn = () => undefined
  try {
    return (await import('oidc-provider')).Provider
  } finally {
    console.warn = warn
  }
}
