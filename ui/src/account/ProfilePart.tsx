import type { ConsumerProfile } from '../../../contracts/api/consumer.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { Button } from '../components/Button.tsx'
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

/** ACC-07: a part of the account that shows what the shop knows of its owner, or why it cannot. `again` asks anew. */
export function ProfilePart({ children }: { readonly children: (profile: ConsumerProfile, again: () => void) => React.ReactNode }) {
  const t = useCopy('account')
  const errors = useCopy('errors')
  const asked = useQuery({ name: 'profile', ask: {} })
  switch (asked.state) {
    case 'pending':
      return (
        <SkeletonGroup label={t.loading()}>
          <Skeleton height="12rem" />
        </SkeletonGroup>
      )
    case 'answered':
      return children(asked.answer, asked.again)
    case 'refused':
    case 'unreachable':
      return (
        <p role="alert">
          {asked.state === 'refused' ? errorText(errors, asked.errorId, asked.message) : t.accountAway()}{' '}
          <Button kind="link" onPress={asked.again}>
            {t.tryAgain()}
          </Button>
        </p>
      )
  }
}
