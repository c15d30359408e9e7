import { componentHealth, healthAnswer, healthServices } from '#contract/health.ts'
import { healthHistoryAnswer } from '#contract/healthHistory.ts'
import type { Documented } from './Documented.ts'
import { schemaOf } from './schemaOf.ts'

/** The health of the service and its history (HC-1 to HC-4, HC-9). */
export const documentedHealth = {
  health: {
    summary: 'Whether all components are well; which, for administrators (HC-1, HC-2).',
    answers: {
      200: { what: 'All are.', schema: schemaOf(healthAnswer) },
      503: { what: 'One is not.', schema: schemaOf(healthAnswer) },
    },
  },
  healthServices: {
    summary: 'The names of the components (HC-3).',
    answers: { 200: { what: 'The names.', schema: schemaOf(healthServices) } },
  },
  healthHistory: {
    summary: 'What a component answered within the last seven days, thinned (HC-9).',
    answers: {
      200: { what: 'Its results, the oldest first.', schema: schemaOf(healthHistoryAnswer) },
      404: { what: 'No such component.', schema: schemaOf(componentHealth) },
    },
  },
  healthOf: {
    summary: 'How one component is (HC-4).',
    answers: {
      200: { what: 'Well.', schema: schemaOf(componentHealth) },
      404: { what: 'There is no such component.', schema: schemaOf(componentHealth) },
      503: { what: 'Not well.', schema: schemaOf(componentHealth) },
    },
  },
} as const satisfies Record<string, Documented>
