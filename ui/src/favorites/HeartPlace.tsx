import { lazy } from 'react'
import { LazyPart } from '../shell/LazyPart.tsx'
import type { HeartProps } from './Heart.tsx'

/** Where a heart stands. Its code comes after the page, into a place that is kept free for it. */
export function HeartPlace(props: HeartProps) {
  return (
    <LazyPart>
      <Heart {...props} />
    </LazyPart>
  )
}

const Heart = lazy(async () => ({ default: (await import('./Heart.tsx')).Heart }))
