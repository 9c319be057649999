import type { ConsumerProfile } from '../../../contracts/api/consumer.ts'
import { AccountPart } from './AccountPart.tsx'

/** ACC-07: a part of the account that shows what the shop knows of its owner. */
export function ProfilePart({
  children,
}: {
  readonly children: (profile: ConsumerProfile, again: () => void) => React.ReactNode
}) {
  return <AccountPart query={{ name: 'profile', ask: {} }}>{children}</AccountPart>
}
