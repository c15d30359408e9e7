import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'

/** Some weeks, on paper. */
export const LazyWeeksSheet = lazyComponent(async () => (await import('./WeeksSheet.tsx')).WeeksSheet)
