import { Skeleton } from '../components/basic/Skeleton.tsx'

/** As tall as the fields of an address, one below the other. */
export const AddressSkeleton = () => <Skeleton height="40rem" />
