/** True in mock builds (`vite --mode mock`), where MSW answers instead of a service. See vite.config.ts. */
declare const __MOCKED__: boolean

/** Trusted Types, which not every browser knows, nor does TypeScript. A rule that returns null refuses. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
    ): unknown
  }
  readonly CloseWatcher?: new () => CloseWatcher
}

/** Hears that the device asks to close what is open; not every browser has it, nor does TypeScript. */
interface CloseWatcher extends EventTarget {
  requestClose(): void
  destroy(): void
}
