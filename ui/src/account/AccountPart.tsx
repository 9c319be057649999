import type { ConsumerProfile } from '../../../contracts/api/entities/consumer.ts'
import type { Queries, Query, QueryName } from '../../../contracts/queries.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { Button } from '../components/basic/Button.tsx'
import { SkeletonBlocks } from '../components/basic/Skeleton.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

interface AccountPartProps<Name extends QueryName> {
  readonly query: Query<Name>
  /** `again` asks the server again; the shown answer stays until the new one comes. */
  readonly children: (answer: Queries[Name]['answer'], again: () => void) => React.ReactNode
}

/** A part of the account that shows the server's answer, or why there is none. */
export const AccountPart = <Name extends QueryName>({ query, children }: AccountPartProps<Name>) => {
  const t = useCopy('account')
  const errors = useCopy('errors')
  const asked = useQuery(query)
  switch (asked.state) {
    case 'pending':
      return <SkeletonBlocks label={t.loading()} heights={['12rem']} />
    case 'answered':
      return children(asked.answer, asked.again)
    case 'refused':
    case 'missing':
    case 'unreachable':
      return (
        <TryAgain onAgain={asked.again}>
          {asked.state === 'refused' ? errorText(errors, asked.errorId, asked.message) : t.accountAway()}
        </TryAgain>
      )
  }
}

interface TryAgainProps {
  readonly onAgain: () => void
  /** What is not here, and why. */
  readonly children: React.ReactNode
}

export const TryAgain = ({ onAgain, children }: TryAgainProps) => {
  const t = useCopy('account')
  return (
    <p role="alert">
      {children}{' '}
      <Button kind="link" onPress={onAgain}>
        {t.tryAgain()}
      </Button>
    </p>
  )
}

/** ACC-07: a part of the account that shows what the shop knows about its owner. */
export const ProfilePart = ({
  children,
}: {
  readonly children: (profile: ConsumerProfile, again: () => void) => React.ReactNode
}) => <AccountPart query={{ name: 'profile', ask: {} }}>{children}</AccountPart>
