import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import type { HeartProps } from './Heart.tsx'

/** Where a heart stands. Its code comes after the page, into a place that is kept free for it; beside a primary action its frame is there from the first picture on. */
export function LazyHeart(props: HeartProps) {
  return (
    <LazyPart fallback={props.isAlone === true && <span className="icon-button" data-large aria-hidden="true" />}>
      <Heart {...props} />
    </LazyPart>
  )
}

const Heart = loadedPart(async () => (await import('./Heart.tsx')).Heart)
