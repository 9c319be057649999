import type { SignUpParams } from '../../../../core/domain/account/signUpToSend.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { SkeletonBlocks } from '../../components/basic/Skeleton.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { profileToForm } from '../profile/profileToForm.ts'
import { SignUpForm } from './SignUpForm.tsx'

/**
 * SIGN-08, ACC-14: the form for a shopper who followed a link, filled with what the server knows; empty if it knows
 * nothing.
 */
export const KnownSignUpForm = ({
  params,
  who,
}: {
  readonly params: SignUpParams
  readonly who: { readonly consumerId: string; readonly email: string }
}) => {
  const t = useCopy('account')
  const locale = useShopLocale()
  const consumer = useQuery({ name: 'knownConsumer', ask: who })
  if (consumer.state === 'pending') return <SkeletonBlocks label={t.loadingForm()} heights={['12rem']} />
  return (
    <SignUpForm
      variant="full"
      params={params}
      known={consumer.state === 'answered' ? profileToForm(consumer.answer.consumerDetails, locale) : undefined}
    />
  )
}
