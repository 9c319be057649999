import { useSignedIn } from '../account/useSignedIn.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { AddressSkeleton } from './AddressSkeleton.tsx'
import type { SavedAddressesProps } from './SavedAddresses.tsx'

/** Only for who is signed in: everybody else has the form at once. */
export function LazySavedAddresses(props: SavedAddressesProps) {
  const signedIn = useSignedIn()
  if (!signedIn) return props.children
  return (
    <LazyPart fallback={<AddressSkeleton />} otherwise={props.children}>
      <SavedAddresses {...props} />
    </LazyPart>
  )
}

const SavedAddresses = loadedPart(async () => (await import('./SavedAddresses.tsx')).SavedAddresses)
