import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'

/** Days by the hour, on paper. */
export const LazyHoursSheet = lazyComponent(async () => (await import('./HoursSheet.tsx')).HoursSheet)
