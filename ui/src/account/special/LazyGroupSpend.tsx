import { LazyPart } from '../../shell/LazyPart.tsx'
import { loadedPart } from '../../shell/loadedPart.tsx'
import { useSignedIn } from '../useSignedIn.ts'

/** Only a special group ever loads it. */
export function LazyGroupSpend() {
  const consumerType = useSignedIn()?.consumerType
  return consumerType === 'EMPLOYEE' || consumerType === 'PROSUMER' || consumerType === 'ATHLETE' ? (
    <LazyPart>
      <GroupSpend />
    </LazyPart>
  ) : null
}

const GroupSpend = loadedPart(async () => (await import('./GroupSpend.tsx')).GroupSpend)
