import { lazy } from 'react'
import { useSignedIn } from '../account/useSignedIn.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import type { SavedAddressesProps } from './SavedAddresses.tsx'

/** Only for who is signed in. */
export function SavedAddressesPlace(props: SavedAddressesProps) {
  const signedIn = useSignedIn()
  if (!signedIn) return null
  return (
    <LazyPart>
      <SavedAddresses {...props} />
    </LazyPart>
  )
}

const SavedAddresses = lazy(async () => ({ default: (await import('./SavedAddresses.tsx')).SavedAddresses }))
