import { Skeleton } from '../components/Skeleton.tsx'

/** As tall as the fields of an address, one below the other. */
export function AddressSkeleton() {
  return <Skeleton height="40rem" />
}
