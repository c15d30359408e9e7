import { useLayoutEffect, type RefObject } from 'react'

/** A field has the focus when it is shown. React's `autoFocus` is heard when it is drawn, which may be before. */
export function useFocusWhenShown(field: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => field.current?.focus(), [field])
}
