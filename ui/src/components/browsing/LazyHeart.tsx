import { IconButtonFrame } from '../basic/IconButton.tsx'
import { lazyPart } from '../../loading/lazyPart.tsx'

/**
 * A heart whose code is loaded after the page, into a reserved space; next to a primary action its frame is drawn from
 * the start.
 */
export const LazyHeart = lazyPart(() => import('../../favorites/heart/Heart.tsx'), 'Heart', {
  fallback: ({ isAlone = false }) => isAlone && <IconButtonFrame />,
})
