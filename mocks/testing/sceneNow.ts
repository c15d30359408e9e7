import { systemClock } from '#server/clocks.ts'
import type { Scene } from '../support/Scene.ts'

/** A scene at this moment, in the time zone of the stories. */
export const sceneNow = (as: Scene['as']): Scene => ({ now: systemClock(), zone: 'Europe/Paris', as })
