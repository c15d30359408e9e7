import { createContext, use, useEffect, useEffectEvent } from 'react'

/** What a form asks of its fields before it is read: to take what is typed in them, or to say why they cannot. */
export const TakenOnSave = createContext<Set<() => boolean> | null>(null)

/**
 * A field with a text of its own, which a button beside it takes over, takes it when the form is saved as well.
 *
 * @param take false if the text cannot be taken, which the field then says
 */
export function useTakenOnSave(take: () => boolean): void {
  const fields = use(TakenOnSave)
  const onSave = useEffectEvent(take)
  useEffect(() => {
    const each = () => onSave()
    fields?.add(each)
    return () => void fields?.delete(each)
  }, [fields])
}
