/** The part of package-lock.json (version 3) that we read: a package by its path in the tree. */
export type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> }

export type LockedPackage = {
  /** If it differs from the name in its path: an alias. */
  readonly name?: string
  readonly version?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly integrity?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly peer?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
