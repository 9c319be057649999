import { Suspense } from 'react'
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** Holds the place of a form whose code comes after its page. */
export function FormSuspense({ children }: { readonly children: React.ReactNode }) {
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
