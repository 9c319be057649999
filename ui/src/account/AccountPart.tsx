import type { Queries, Query, QueryName } from '../../../contracts/queries.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { Button } from '../components/Button.tsx'
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

interface AccountPartProps<Name extends QueryName> {
  readonly query: Query<Name>
  /** `again` asks anew; what is shown stays meanwhile. */
  readonly children: (answer: Queries[Name]['answer'], again: () => void) => React.ReactNode
}

/** A part of the account that shows what the shop says, or why it cannot. */
export function AccountPart<Name extends QueryName>({ query, children }: AccountPartProps<Name>) {
  const t = useCopy('account')
  const errors = useCopy('errors')
  const asked = useQuery(query)
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
    case 'missing':
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
