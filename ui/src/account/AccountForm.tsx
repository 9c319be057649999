import { Suspense } from 'react'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import type { PlainFormProps } from '../components/basic/PlainForm.tsx'
import { Skeleton, SkeletonGroup } from '../components/basic/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import './AccountForm.css'

/** A form of the account: one column of fields. */
export const AccountForm = (props: Omit<PlainFormProps, 'className'>) => (
  <PlainForm {...props} className="account-form" />
)

/** A placeholder for a form whose code is loaded after its page. */
export const FormSuspense = ({ children }: { readonly children: React.ReactNode }) => {
  const t = useCopy('account')
  const waiting = (
    <SkeletonGroup label={t.loadingForm()}>
      <div className="account-form">
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </div>
    </SkeletonGroup>
  )
  return <Suspense fallback={waiting}>{children}</Suspense>
}
