import { createElement, type ComponentType } from 'react'
import { useLoaded } from './useLoaded.ts'

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Load its script before it is drawn: then it is drawn at once. What fails here is tried again, and told, when it is drawn. */
  readonly preload: () => void
}

/**
 * A component whose script is loaded when it is first drawn, or ahead of that. In place of React's `lazy`, which shows something else even where the
 * script is there already, holds the component back for up to 300 ms after that, and remembers for ever that a script could not be loaded.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Nothing,
): LazyComponent<Props> {
  let here: ComponentType<Props> | null = null
  const loaded = async () => (here ??= await load())
  function Loaded(props: Props) {
    const Component = useLoaded(here, loaded)
    return Component === null ? <Meanwhile /> : createElement(Component, props)
  }
  return Object.assign(Loaded, { preload: () => void loaded().catch(() => undefined) })
}

const Nothing = () => null
