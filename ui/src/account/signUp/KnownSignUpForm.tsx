import type { SignUpParams } from '../../../../core/domain/account/signUpToSend.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { Refusal } from '../../components/basic/Refusal.tsx'
import { SkeletonBlocks } from '../../components/basic/Skeleton.tsx'
import { errorText } from '../../copy/errorText.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { profileToForm } from '../profile/profileToForm.ts'
import { SignUpForm } from './SignUpForm.tsx'

/**
 * SIGN-08, ACC-14: the form for a shopper who followed a link, filled with what the server knows; empty if it knows
 * nothing. A link that names nobody says so (CCN404, AUT440). One that the server does not answer for another reason is no
 * mistake of the link, and the shopper loses nothing but the filling in.
 */
export const KnownSignUpForm = ({
  params,
  who,
}: {
  readonly params: SignUpParams
  readonly who: { readonly consumerId: string; readonly email: string }
}) => {
  const t = useCopy('account')
  const errors = useCopy('errors')
  const locale = useShopLocale()
  const consumer = useQuery({ name: 'knownConsumer', ask: who })
  if (consumer.state === 'pending') return <SkeletonBlocks label={t.loadingForm()} heights={['12rem']} />
  return (
    <>
      {consumer.state === 'refused' && namesNobody.has(consumer.errorId) && (
        <Refusal title={t.notDone()}>{errorText(errors, consumer.errorId, consumer.message)}</Refusal>
      )}
      <SignUpForm
        variant="full"
        params={params}
        known={consumer.state === 'answered' ? profileToForm(consumer.answer.consumerDetails, locale) : undefined}
      />
    </>
  )
}

const namesNobody: ReadonlySet<string> = new Set(['CCN404', 'AUT440'])
