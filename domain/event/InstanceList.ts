import type { JCalComponent } from '#contract/jcal.ts'
import { timingEnd, type Timing } from '../jcal/Timing.ts'
import { localAt } from '../time/instantOf.ts'
import { addMs, dayOfLocal, plusDays, utcMidnight, type EpochMs } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import type { Instance, Instances, Occurrence } from './Instance.ts'
import type { Window } from '../time/Window.ts'

/** Collects the instances of an object that touch a window. */
export class InstanceList {
  private readonly instances: Instance[] = []
  readonly skipped: Instances['skipped'][number][] = []
  isCapped = false
  private readonly window: Window
  private readonly viewZone: Zone

  constructor(window: Window, viewZone: Zone) {
    this.window = window
    this.viewZone = viewZone
  }

  /** The window for comparing an event of this timing with it: days if the event is all-day. */
  windowFor(timing: Timing): Window {
    return timing.kind === 'allDay' ? daysOf(this.window, this.viewZone) : this.window
  }

  /** Adds an instance, unless it is outside of the window. */
  add(vevent: JCalComponent, timing: Timing, start: EpochMs, occurrence: Occurrence | null): void {
    const end = timingEnd(timing, start)
    if (touches(this.windowFor(timing), start, end)) {
      this.instances.push({ vevent, timing, start, end, occurrence })
    }
  }

  result(): Instances {
    const { instances, skipped, isCapped } = this
    return { instances, skipped, isCapped }
  }
}

function touches(window: Window, start: EpochMs, end: EpochMs): boolean {
  return start < window.end && (end > window.start || start === window.start)
}

/** The days that a window touches in a zone, as UTC midnights. */
function daysOf({ start, end }: Window, zone: Zone): Window {
  const dayOf = (instant: EpochMs) => dayOfLocal(localAt(instant, zone))
  return { start: utcMidnight(dayOf(start)), end: utcMidnight(plusDays(dayOf(addMs(end, -1)), 1)) }
}
