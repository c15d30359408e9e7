import { createElement, type ComponentType } from 'react'
import { NotLoaded } from '../NotLoaded.ts'
import { useLoaded } from './useLoaded.ts'

export type LazyComponent<Props> = ComponentType<Props> & {
  /**
   * Load its script before it is rendered, so that it is rendered at once. A failure is ignored: rendering
   * tries again, and reports it.
   */
  readonly preload: () => void
}

type AwaitedComponent<Props> = LazyComponent<Props> & {
  /** Load its script, for what has to wait for it. It rejects with a `NotLoaded`. */
  readonly load: () => Promise<unknown>
}

/**
 * A component whose script is loaded when it is first rendered, or earlier. It replaces React's `lazy`, which
 * shows a fallback even if the script is loaded already, then delays the component for up to 300 ms, and
 * never retries a failed load. If the script cannot be loaded, the nearest boundary gets a `NotLoaded`.
 *
 * @param Meanwhile gets the same props
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): AwaitedComponent<Props> {
  let here: ComponentType<Props> | null = null
  const loaded = async () => {
    here ??= await load().catch((cause: unknown) => {
      throw new NotLoaded(cause)
    })
    return here
  }
  function Loaded(props: Props) {
    const Component = useLoaded(here, loaded)
    return createElement(Component ?? Meanwhile, props)
  }
  return Object.assign(Loaded, { load: loaded, preload: () => void loaded().catch(() => undefined) })
}

const Nothing = () => null
