import { lazyPart } from '../../loading/lazyPart.tsx'

/** CAT-71: below what a page is about, and loaded after it. */
export const LazyRecentlyViewed = lazyPart(() => import('./RecentlyViewed.tsx'), 'RecentlyViewed')
