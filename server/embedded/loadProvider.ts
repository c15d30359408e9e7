import type { Provider } from 'oidc-provider'

/**
 * Load the package without its remark that this Node is not one it has on its list: ours is pinned and
 * tested.
 */
export async function loadProvider(): Promise<typeof Provider> {
  const { warn } = console
  console.warn = () => undefined
  try {
    return (await import('oidc-provider')).Provider
  } finally {
    console.warn = warn
  }
}
