import { lazy } from 'react'
import { useSignedIn } from '../account/useSignedIn.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import type { SavedCardsProps } from './SavedCards.tsx'

/** Only for who is signed in. */
export function SavedCardsPlace(props: SavedCardsProps) {
  const signedIn = useSignedIn()
  if (!signedIn) return null
  return (
    <LazyPart>
      <SavedCards {...props} />
    </LazyPart>
  )
}

const SavedCards = lazy(async () => ({ default: (await import('./SavedCards.tsx')).SavedCards }))
