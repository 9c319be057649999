import type { SignUpParams } from '../../../../core/domain/account/signUpParams.ts'
import { useQuery } from '../../bridge/useQuery.ts'
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { profileToForm } from '../profile/profileToForm.ts'
import { SignUpForm } from './SignUpForm.tsx'

/** SIGN-08, ACC-14: the form of whoever came by a link of the shop's, with what the shop knows already; where it knows or says nothing, an empty one. */
export function KnownSignUpForm({
  params,
  who,
}: {
  readonly params: SignUpParams
  readonly who: { readonly consumerId: string; readonly email: string }
}) {
  const t = useCopy('account')
  const locale = useShopLocale()
  const consumer = useQuery({ name: 'knownConsumer', ask: who })
  if (consumer.state === 'pending')
    return (
      <SkeletonGroup label={t.loadingForm()}>
        <Skeleton height="12rem" />
      </SkeletonGroup>
    )
  return (
    <SignUpForm
      variant="full"
      params={params}
      {...(consumer.state === 'answered' ? { known: profileToForm(consumer.answer.consumerDetails, locale) } : {})}
    />
  )
}
