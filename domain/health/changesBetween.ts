import type { ComponentResult, ComponentStatus, Health } from './Health.ts'

/** A component whose status has changed. */
export type StatusChange = {
  readonly componentName: string
  readonly from: ComponentStatus
  readonly to: ComponentStatus
}

/** The changes from one answer to the next, of components that are in both. */
export function changesBetween(before: Health, after: Health): readonly StatusChange[] {
  const was = new Map(named(before).map(({ componentName, status }) => [componentName, status]))
  return named(after).flatMap(({ componentName, status }) => {
    const from = was.get(componentName)
    return from === undefined || from === status ? [] : [{ componentName, from, to: status }]
  })
}

const named = ({ components }: Health): readonly ComponentResult[] => components ?? []
