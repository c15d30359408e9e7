import type { ConfigurationModules } from '#contract/configuration.ts'
import type { ConfigurationAuditLine, ConfigurationChange, ConfigurationVersion } from './records.ts'

/** What administrators configured, and facts of the service itself. A part of `Store`. */
export type ConfigurationStore = {
  readonly configuration: {
    /** The value of a configuration, or undefined if it was never set. */
    get(module: string, name: string): Promise<unknown>
    /** The value with its revision, which every change raises; null if it was never set. */
    read(module: string, name: string): Promise<{ readonly value: unknown; readonly revision: number } | null>
    /** Replaces each named configuration as a whole; the others stay (CFG-1). */
    put(modules: ConfigurationModules): Promise<void>
    /**
     * Replaces one configuration and adds to its history, in one transaction; `stale`, and nothing changed,
     * if its revision is not the known one.
     */
    replace(change: ConfigurationChange): Promise<'replaced' | 'stale'>
    /** The stored versions of a configuration, the newest first (CFG-9). */
    versions(module: string, name: string): Promise<readonly ConfigurationVersion[]>
    /** The changes of a configuration and who made them, the newest first (CFG-10). */
    audit(module: string, name: string): Promise<readonly ConfigurationAuditLine[]>
    /**
     * Calls `tell` when a configuration may have changed: at once for changes by this process, within two
     * seconds for others.
     */
    onChange(tell: () => void): void
    /** Facts that the service stores for itself, such as the last good discovery (CFG-6). */
    recall(key: string): Promise<string | null>
    remember(key: string, value: string): Promise<void>
    /** Replaces a fact; false, and nothing changed, if the stored one is not `known` (null: none). */
    exchange(key: string, known: string | null, value: string): Promise<boolean>
  }
}
